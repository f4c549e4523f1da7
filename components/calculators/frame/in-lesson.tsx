'use client';

import { type ComponentType, createContext, useContext } from 'react';
import { Fold } from '@/components/ui/folds/fold';
import type { Task } from '@/content/lesson';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { FoldedFormula, Formula, type FormulaProps } from './formula';

/** What a calculator has in a lesson and not in a guide. */
export interface CalculatorLesson {
  /** Of the heading of the tasks. */
  id: string;
  tasks: readonly Task[];
  words: Pick<Content['learn']['lesson'], 'tasks' | 'moreTasks' | 'taskAnswer' | 'formula'>;
  locale: Locale;
}

const LessonContext = createContext<CalculatorLesson | null>(null);

/** A calculator that a lesson gives tasks and a closed formula. In a guide it has no tasks, and its formula is open. */
export function withLesson<Properties extends object>(Form: ComponentType<Properties>) {
  return function InLesson({ lesson, ...properties }: Properties & { lesson?: CalculatorLesson }) {
    return (
      <LessonContext value={lesson ?? null}>
        <Form {...(properties as unknown as Properties)} />
      </LessonContext>
    );
  };
}

const textOf = (task: Task) => (typeof task === 'string' ? task : task.text);

/** The things to try. Each calculator of a lesson has them right above its first control; all but one are closed. */
export function LessonTasks({
  current = 0,
}: {
  /** The index of the open one, for a calculator whose controls follow the tasks. */
  current?: number;
}) {
  const lesson = useContext(LessonContext);
  if (!lesson) return null;
  const { id, words, locale } = lesson;
  const first = lesson.tasks[current];
  const others = lesson.tasks.filter((task) => task !== first);
  return (
    <section
      aria-labelledby={id}
      className="calculator-tasks rounded-lg border border-line bg-sunk px-4 pt-3 pb-1 text-base dark:border-control dark:bg-line/50 print:bg-none"
    >
      <h4 id={id} className="eyebrow font-body text-bitcoin">
        {words.tasks}
      </h4>
      {/* A key of its own, so that the answer of another task is closed. */}
      {first && <TaskText key={textOf(first)} task={first} answer={words.taskAnswer} />}
      {others.length > 0 && (
        <Fold summary={countOf(words.moreTasks, others.length, locale)}>
          <ul>
            {others.map((task) => (
              <li key={textOf(task)} className="border-line border-t">
                <TaskText task={task} answer={words.taskAnswer} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

function TaskText({ task, answer }: { task: Task; answer: string }) {
  if (typeof task === 'string') return <p className="py-2 text-lg leading-snug">{task}</p>;
  return (
    <>
      <p className="pt-2 text-lg leading-snug">{task.text}</p>
      <Fold summary={answer}>
        <p className="pb-2">{task.answer}</p>
      </Fold>
    </>
  );
}

/** The formula of a calculator: closed in a lesson, where it comes after the play. */
export function LessonFormula(props: FormulaProps) {
  const lesson = useContext(LessonContext);
  if (!lesson) return <Formula {...props} />;
  return <FoldedFormula summary={lesson.words.formula} {...props} />;
}
