import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { WORDED_ARGUMENTS } from '../generated';

export type Arguments = Record<string, string | number>;

const ENGLISH = 'en';
const FILES = import.meta.glob<string>('../../../src/rookery/locale/*.ftl', { query: '?raw', import: 'default' });
const loaders = new Map(Object.entries(FILES).map(([path, load]) => [path.replace(/.*\/|\.ftl$/g, ''), load]));
const PARTS = import.meta.glob<string>('../../../src/rookery/locale/*/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle>(new FluentBundle(ENGLISH));
let spoken = ENGLISH;
/** The message parts requested so far. */
const parts = new Set<string>();

/** The codes of all languages. */
export const languages = [...loaders.keys()].sort();

/** Return the first supported language of these, by exact tag or by base language; default to English. */
export function matchLanguage(wanted: readonly string[]): string {
  const found = wanted.flatMap((code) => [code, code.split('-')[0]!]).find((code) => loaders.has(code));
  return found ?? ENGLISH;
}

/** Return a language's own name, such as `Deutsch`. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Switch to this language. The build replaces missing messages with English ones. */
export async function setLanguage(language: string): Promise<void> {
  spoken = language;
  const texts = await textsOf(language);
  if (spoken !== language) return;
  const chosen = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) chosen.addResource(new FluentResource(text));
  bundle = chosen;
  document.documentElement.lang = language;
}

function textsOf(code: string): Promise<string[]> {
  const further = [...parts].map((part) => PARTS[`../../../src/rookery/locale/${part}/${code}.ftl`]!);
  return Promise.all([loaders.get(code)!, ...further].map((load) => load()));
}

/** Load the messages of a part, such as the lessons, for the current language and after every switch. */
export async function loadPart(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  await setLanguage(spoken);
}

/** Load a data module together with a part of the messages. */
export async function loadWithPart<T>(load: () => Promise<{ default: unknown }>, part: string): Promise<T> {
  const [data] = await Promise.all([load(), loadPart(part)]);
  return data.default as T;
}

export function has(message: string): boolean {
  return bundle.hasMessage(message);
}

/** Replace the hyphen with a minus sign, which is as wide as a plus sign. */
const withMinus = (text: string) => text.replace('-', '−');

/** A number that is written with a minus sign and still selects the plural form. */
class Negative extends FluentNumber {
  override toString(scope: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** Coordinates keep the hyphen, as in notation. */
const COORDINATES = ['x', 'y'];

/** Return the text of a message. Arguments that name game pieces are translated too; an unknown message returns its id. */
export function t(message: string, args: Arguments = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) return message;
  const worded = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argumentText(name, value)]));
  return bundle.formatPattern(pattern, worded);
}

function argumentText(name: string, value: string | number): FluentVariable {
  if (COORDINATES.includes(name)) return String(value);
  if (typeof value === 'number' && value < 0) return new Negative(value);
  const naming = `${name}-${value}`;
  return (WORDED_ARGUMENTS as readonly string[]).includes(name) && has(naming) ? t(naming) : value;
}

/** Return the first of these messages that exists. */
export function firstMessage(messages: readonly string[], args: Arguments = {}): string {
  return t(messages.find(has) ?? messages.at(-1)!, args);
}

/** Join the parts as a list in a sentence, such as `a, b and c`. */
export function joinList(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return t('listed', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
}

/** Join alternatives as text: "a, b or c". */
export function joinAlternatives(parts: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: 'disjunction' }).format(parts);
}

/** Format the date of a time as the language's region writes it, with the year if it is not the current one. */
export function formatDay(time: number): string {
  const sameYear = new Date(time).getFullYear() === new Date().getFullYear();
  const year = sameYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(t('web-locale').replace('_', '-'), { day: 'numeric', month: 'long', ...year }).format(
    time,
  );
}

/** Format a number in the page's language with at most one decimal. */
export function formatNumber(value: number): string {
  return withMinus(new Intl.NumberFormat(bundle.locales, { maximumFractionDigits: 1 }).format(value));
}

/** Format a share as a whole percentage; with `change` it gets a sign. */
export function formatPercent(share: number, change = false): string {
  const signDisplay = change ? 'exceptZero' : 'auto';
  return withMinus(new Intl.NumberFormat(bundle.locales, { style: 'percent', signDisplay }).format(share));
}

/** Capitalize the first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(document.documentElement.lang || ENGLISH) + text.slice(1);
}
