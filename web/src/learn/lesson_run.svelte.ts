import { t } from '../words/messages.svelte';
import type { Choice, Lesson, Scene } from './lesson';
import { keepProgress, type Progress, progressOf } from './progress';

/** The duration of each action of "Show me", in milliseconds. */
const PAUSE = 1100;

/** The phase of a step: a question, wrong or right feedback, the demonstration; or the end of the lesson. */
export type Phase = 'ask' | 'wrong' | 'right' | 'showing' | 'done';

/** The state of a lesson: the current step, the picked choices and the feedback. */
export class LessonRun {
  readonly lesson: Lesson;
  part = $state(0);
  step = $state(0);
  phase = $state<Phase>('ask');
  /** The actions of the picked choices. */
  picked = $state<string[]>([]);
  /** The wrong choices made in this scene; they stay disabled. */
  refused = $state<string[]>([]);
  /** The latest wrong choice. */
  wrong = $state.raw<Choice | null>(null);
  /** A sentence below the choices. */
  note = $state('');
  done = $state<string[]>([]);
  #scenes = $state<number[]>([0]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson, progress: Progress = progressOf(lesson.game)) {
    this.lesson = lesson;
    this.done = [...progress.done];
    const known = lesson.parts[progress.part]?.steps[progress.step];
    if (known) [this.part, this.step] = [progress.part, progress.step];
  }

  readonly current = $derived.by(() => this.lesson.parts[this.part]!.steps[this.step]!);
  readonly scene = $derived.by<Scene>(() => this.current.scenes[this.#scenes.at(-1)!]!);
  /** Whether the step requires all correct choices instead of one. */
  readonly several = $derived.by(() => this.current.task === 'pick' && this.scene.choices.filter(isRight).length > 1);
  readonly steps = $derived.by(() => this.lesson.parts[this.part]!.steps.length);
  readonly canUndo = $derived.by(() => this.#scenes.length > 1 && this.phase !== 'right' && this.phase !== 'showing');

  get name(): string {
    return `lesson-${this.lesson.game}-${this.current.name}`;
  }

  /** The explanation of the wrong choice. */
  get why(): string {
    return this.wrong ? t(`lesson-${this.lesson.game}-${this.wrong.say}`, this.wrong.numbers) : '';
  }

  /** The current part and step, for screen readers. */
  get where(): string {
    const name = t(`lesson-${this.lesson.game}-part-${this.lesson.parts[this.part]!.name}`);
    const [part, parts] = [this.part + 1, this.lesson.parts.length];
    return t('lesson-where', { part, parts, name, step: this.step + 1, steps: this.steps });
  }

  find(action: string): Choice | undefined {
    return this.scene.choices.find((choice) => choice.do === action);
  }

  open(part: number, step = 0): void {
    [this.part, this.step] = [part, step];
    this.#begin();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#scenes = [0];
    this.refused = [];
    this.#ask();
    this.#keep();
  }

  #ask(): void {
    this.phase = 'ask';
    this.picked = [];
    this.wrong = null;
    this.note = '';
  }

  #keep(): void {
    keepProgress(this.lesson.game, { done: [...this.done], part: this.part, step: this.step });
  }

  /** Pick a choice; if the step requires several, toggle it. */
  pick(action: string): void {
    if (this.phase === 'wrong') this.#ask();
    if (this.phase !== 'ask' || !this.find(action) || this.refused.includes(action)) return;
    this.note = '';
    if (!this.several) this.picked = [action];
    else if (this.picked.includes(action)) this.picked = this.picked.filter((one) => one !== action);
    else this.picked = [...this.picked, action];
  }

  /** Submit the picked choices. */
  confirm(): void {
    if (this.phase !== 'ask' || !this.picked.length) return;
    const choices = this.picked.map((action) => this.find(action)!);
    const wrong = choices.find((choice) => !isRight(choice));
    const asked = this.several ? this.scene.choices.filter(isRight).length : 1;
    if (wrong) this.#refuse(wrong);
    else if (choices.length < asked) this.note = t('lesson-some');
    else this.#go(choices[0]!);
  }

  /** Pick and submit a choice in one go. */
  take(action: string): void {
    this.pick(action);
    if (!this.several && this.picked[0] === action) this.confirm();
  }

  #refuse(choice: Choice): void {
    this.phase = 'wrong';
    this.picked = [];
    this.wrong = choice;
    this.refused = [...this.refused, choice.do];
    const { tower, value } = choice.numbers ?? {};
    if (tower !== undefined && value !== undefined) this.note = t('lesson-went-home', { tower, value });
  }

  #go(choice: Choice): void {
    this.#scenes = [...this.#scenes, choice.to!];
    this.refused = [];
    this.#ask();
    if (this.scene.choices.length) return;
    this.phase = 'right';
    if (this.step + 1 === this.steps) this.#finishPart();
  }

  #finishPart(): void {
    const { name } = this.lesson.parts[this.part]!;
    if (!this.done.includes(name)) this.done = [...this.done, name];
    this.#keep();
  }

  again(): void {
    if (this.phase === 'wrong') this.#ask();
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#scenes = this.#scenes.slice(0, -1);
    this.refused = [];
    this.#ask();
  }

  /** Demonstrate the solution, then restart the step. */
  show(): void {
    clearTimeout(this.#timer);
    this.#scenes = [0];
    this.refused = [];
    this.#ask();
    this.phase = 'showing';
    this.#showNext();
  }

  #showNext(): void {
    const right = this.scene.choices.filter(isRight);
    if (!right.length) {
      this.#timer = setTimeout(() => {
        this.#begin();
        this.note = t('lesson-shown');
      }, PAUSE);
      return;
    }
    this.picked = this.several ? right.map((choice) => choice.do) : [right[0]!.do];
    this.#timer = setTimeout(() => {
      this.picked = [];
      this.#scenes = [...this.#scenes, right[0]!.to!];
      this.#showNext();
    }, PAUSE);
  }

  /** Advance to the next step, the next part, or the end. */
  next(): void {
    if (this.phase !== 'right') return;
    if (this.step + 1 < this.steps) this.open(this.part, this.step + 1);
    else if (this.part + 1 < this.lesson.parts.length) this.open(this.part + 1);
    else {
      this.#scenes = [0];
      [this.part, this.step] = [0, 0];
      this.#keep();
      this.phase = 'done';
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}

const isRight = (choice: Choice) => choice.to !== undefined;
