/** The parts of Carcassonne that lessons, rules, deals and score sheets show: those pages import nothing else from this folder. */
export { default as BoardMap } from './board/BoardMap.svelte';
export { toBoard } from './geometry/view';
export { Camera } from './board/camera.svelte';
export { type Cell, cellText, readCell, TILE } from './geometry/cells';
export { default as FigureIcon } from './board/FigureIcon.svelte';
export { default as Ghost } from './hand/Ghost.svelte';
export { default as Places } from './hand/Places.svelte';
export { towerMeasures, towerParts } from './scoring/score_tower';
export { default as ThiefNumber } from './story/ThiefNumber.svelte';
export { faceOf, loadCatalogue } from './tiles/catalogue.svelte';
export { default as TilePicture } from './tiles/TilePicture.svelte';
