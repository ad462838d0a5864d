import { FluentSerializer, Message, parse } from '@fluent/syntax';

/** Prefixes of the message ids that only the terminal uses, more than half of all. */
const TERMINAL =
  /^(admin|analyse|arena|argument|backup|bots|command|commands|example|file|games|help|input|not|output|play|prompt|puzzles|reason|record|replay|restore|resume|rules|save|serve|sheet|simulate|study|summary|system|train|usage|verify)-/;

/** Return the messages for browsers, without comments. English replaces missing translations, so a browser loads one file. */
export function forBrowser(own: string, english: string): string {
  const messages = new Map([...messagesIn(english), ...messagesIn(own)]);
  const serializer = new FluentSerializer();
  return [...messages.values()].map((message) => serializer.serializeEntry(message)).join('');
}

function messagesIn(text: string): [string, Message][] {
  const { body } = parse(text, { withSpans: false });
  const shown = body.filter((entry) => entry instanceof Message).filter((message) => !TERMINAL.test(message.id.name));
  return shown.map((message) => [message.id.name, new Message(message.id, message.value, message.attributes)]);
}
