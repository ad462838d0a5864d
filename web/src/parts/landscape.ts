/** An object in the landscape: position, size and kind. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  kind: number;
}

/** Return a seeded generator of pseudo-random numbers from 0 to 1, so that the landscape is deterministic. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function stars(width: number, height: number): Spot[] {
  const next = seededRandom(7);
  return Array.from({ length: Math.round(width / 11) }, () => ({
    x: next() * width,
    y: next() * height,
    scale: 0.5 + next(),
    kind: 0,
  }));
}

/** Return groups of trees along the far hills. */
export function trees(width: number, ground: number): Spot[] {
  const next = seededRandom(23);
  const groves = [0.03, 0.1, 0.13, 0.78, 0.84, 0.9, 0.96];
  return groves.flatMap((grove) =>
    Array.from({ length: 3 }, () => ({
      x: (grove + (next() - 0.5) * 0.05) * width,
      y: ground - (grove < 0.5 ? 48 + grove * 130 : 34 + (grove - 0.78) * 130) + next() * 4,
      scale: 0.38 + next() * 0.3,
      kind: Math.floor(next() * 2),
    })),
  );
}

/** Return grass and flowers on the near hill. */
export function meadow(width: number, ground: number, height: number): Spot[] {
  const next = seededRandom(41);
  const depth = Math.max(0, height - ground);
  return Array.from({ length: Math.round(width / 26) }, () => ({
    x: Math.round(next() * width),
    y: Math.round(ground + 8 + next() * Math.max(0, depth - 16)),
    scale: 1,
    kind: next() < 0.6 ? 0 : 1,
  }));
}

/** Return the SVG path of a range of hills from edge to edge. */
export function range(width: number, height: number, ground: number, far: boolean): string {
  const at = (rise: number) => ground - rise;
  if (far) {
    return `M0 ${at(46)}C${width * 0.2} ${at(80)} ${width * 0.4} ${at(80)} ${width / 2} ${at(53)}S${width * 0.7} ${at(29)} ${width} ${at(66)}V${height}H0z`;
  }
  return `M0 ${at(24)}C${width * 0.2} ${at(2)} ${width * 0.3} ${at(2)} ${width / 2} ${at(20)}S${width * 0.8} ${at(35)} ${width} ${at(11)}V${height}H0z`;
}
