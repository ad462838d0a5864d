import type { ErrorFrame } from '../wire';
import { firstMessage } from './messages.svelte';

/** The reason why a request was refused, from an `ErrorFrame`. */
type Answer = Pick<ErrorFrame, 'code' | 'rule' | 'reason' | 'details'>;

/** A refused or failed request. `code` is stable; it is `network` when the server could not be reached. */
export class Refusal extends Error {
  readonly code: string;

  constructor(readonly answer: Answer) {
    super(answer.code);
    this.code = answer.code;
  }
}

/** Return the error as a sentence. */
export function errorText(error: unknown): string {
  if (!(error instanceof Refusal)) return firstMessage(['web-error-server-failed']);
  return refusalText(error.answer);
}

/** Run a task; return its error as a sentence, or '' on success. */
export async function failureOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    return errorText(error);
  }
}

export function refusalText({ code, rule, reason, details }: Answer): string {
  const name = code.replace('/', '-');
  const ids = [`refused-${rule}`, `web-error-${name}-${reason}`, `web-error-${name}`, 'web-error-server-failed'];
  return firstMessage(ids, details);
}
