import { describe, expect, it } from 'vitest';
import carcassonne from '../src/learn/carcassonne/lesson.json';
import towers from '../src/learn/five_towers/lesson.json';
import type { Lesson } from '../src/learn/lesson';
import { LessonRun } from '../src/learn/lesson_run.svelte';

const LESSONS = [towers, carcassonne] as unknown as Lesson[];
const NEW = { done: [], part: 0, step: 0 };
const right = (run: LessonRun) => run.scene.choices.filter((choice) => choice.to !== undefined);

describe.each(LESSONS)('the lesson of $game', (lesson) => {
  it('is finished by choosing what is right, step by step', () => {
    const run = new LessonRun(lesson, NEW);
    let steps = 0;
    while (run.phase !== 'done' && steps < 50) {
      while (run.phase === 'ask') {
        const choices = run.several ? right(run) : right(run).slice(0, 1);
        for (const choice of choices) run.pick(choice.do);
        run.confirm();
      }
      expect(run.phase).toBe('right');
      run.next();
      steps += 1;
    }
    expect(steps).toBe(lesson.parts.flatMap((part) => part.steps).length);
    expect(run.done).toEqual(lesson.parts.map((part) => part.name));
  });

  it('says to every wrong choice what is wrong, keeps it grey, and asks again', () => {
    for (const [part, { steps }] of lesson.parts.entries())
      for (const step of steps.keys()) {
        const run = new LessonRun(lesson, { ...NEW, part, step });
        for (const choice of run.scene.choices.filter((one) => one.to === undefined)) {
          run.pick(choice.do);
          run.confirm();
          expect(run.phase).toBe('wrong');
          expect(run.wrong?.rule).toMatch(/^(FT|BC|RI|AB|TT)-/);
          run.again();
          expect(run.phase).toBe('ask');
          run.pick(choice.do);
          expect(run.picked).toEqual([]);
        }
      }
  });
});

describe('a step of a lesson', () => {
  const at = (part: number, step: number) => new LessonRun(LESSONS[0]!, { ...NEW, part, step });
  const named = (name: string) => {
    const run = at(0, 0);
    for (const [part, { steps }] of LESSONS[0]!.parts.entries())
      for (const [step, one] of steps.entries()) if (one.name === name) run.open(part, step);
    expect(run.current.name).toBe(name);
    return run;
  };

  it('where several cards are right asks for all of them', () => {
    const run = named('eight');
    run.pick('place candy-15');
    run.confirm();
    expect(run.phase).toBe('ask');
    expect(run.note).not.toBe('');
    run.pick('place candy-2');
    run.confirm();
    expect(run.phase).toBe('right');
  });

  it('can be undone action by action', () => {
    const run = named('order');
    run.take('place tree-12');
    expect(run.canUndo).toBe(true);
    run.undo();
    expect(run.canUndo).toBe(false);
    expect(run.find('place tree-12')).toBeDefined();
  });

  it('begins where one left', () => {
    const run = at(3, 0);
    expect([run.part, run.step]).toEqual([3, 0]);
    expect([at(9, 9).part, at(0, 9).step]).toEqual([0, 0]);
  });
});
