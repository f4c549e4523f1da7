import { lessonSections } from '@/lib/search/lesson-sections';
import { citedSources, getLesson, stopsOf } from './lessons';

const lesson = async (id: string) => {
  const found = await getLesson(id, 'en');
  if (!found) throw new Error(`no lesson ${id}`);
  return found.content;
};

describe('the text of a lesson', () => {
  it('has its parts in the order of the page, each with its fragment', async () => {
    const content = await lesson('1');
    const ids = lessonSections(content, 'en').map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['opening', 'objectives', 'part-1']);
    expect(ids.slice(-3)).toEqual(['check', 'takeaways', 'limits']);
    // Every place at which a reader can go on later is one of them, in the same order.
    expect(ids.filter((id) => stopsOf(content).includes(id ?? ''))).toEqual(stopsOf(content));
  });

  it('has of each guess the question, the options and the right answer only', async () => {
    const { opening } = await lesson('1');
    const texts = lessonSections(await lesson('1'), 'en')[0]?.texts ?? [];
    const { question, options } = opening.guess;
    expect(texts).toEqual(expect.arrayContaining([question, ...options.map(({ text }) => text)]));
    const shown = options.find(({ isCorrect }) => isCorrect) ?? options[0];
    expect(options.filter(({ answer }) => texts.includes(answer))).toEqual([shown]);
  });

  it('has every sentence of its scenes, with what is invented and what follows a guess', async () => {
    let guesses = 0;
    for (const id of ['1', '2', '3', '4']) {
      const content = await lesson(id);
      const sections = new Map(lessonSections(content, 'en').map((section) => [section.id, section]));
      for (const module of content.modules) {
        if (module.type !== 'story') continue;
        for (const { id, content: scene } of module.sections) {
          const { texts = [], heading } = sections.get(`scene-${id}`) ?? {};
          expect(heading).toBe(scene.scene);
          const paragraphs = [...scene.narrative, ...(scene.reveal ?? []), ...(scene.more?.paragraphs ?? [])].map(
            ({ text }) => text,
          );
          expect(texts).toEqual(expect.arrayContaining([scene.character, ...paragraphs]));
          if (scene.inventedNote) expect(texts).toContain(scene.inventedNote);
          if (scene.guess) expect(texts).toContain(scene.guess.question);
          guesses += scene.guess ? 1 : 0;
        }
      }
    }
    expect(guesses).toBeGreaterThan(0);
  });

  it('has the questions of its check with the explanation of each option', async () => {
    const content = await lesson('2');
    const check = lessonSections(content, 'en').find(({ id }) => id === 'check');
    const [question] = content.check;
    expect(check?.texts.slice(0, 3)).toEqual([
      question?.prompt,
      question?.options[0]?.text,
      question?.options[0]?.explanation,
    ]);
  });

  it('has the sentences of analogies, decisions and calculators', async () => {
    const kinds = new Set<string>();
    for (const id of ['1', '2', '3', '4', 'why-barter-fails', 'three-jobs-of-money', 'what-makes-good-money']) {
      const content = await lesson(id);
      const sections = lessonSections(content, 'en');
      content.modules.forEach((module, index) => {
        const { heading, texts } = sections.find((section) => section.id === `part-${index + 1}`) ?? {};
        expect(heading).toBe(module.title);
        if (module.type === 'story') return;
        if (module.type === 'analogy') {
          kinds.add('analogy');
          expect(texts).toEqual(expect.arrayContaining([...module.paragraphs.map(({ text }) => text), module.limits]));
        } else if (module.widget === 'decision') {
          kinds.add('decision');
          expect(texts).toEqual([
            ...module.situation.map(({ text }) => text),
            module.question,
            ...module.options.flatMap(({ label, outcome }) => [label, outcome.text]),
            module.closing.text,
          ]);
        } else {
          kinds.add('calculator');
          expect(texts).toEqual(
            [...module.introduction, ...module.tasks, ...module.closing].flatMap((part) => {
              if (typeof part === 'string') return part;
              return 'answer' in part ? [part.text, part.answer] : part.text;
            }),
          );
        }
      });
    }
    expect([...kinds].sort()).toEqual(['analogy', 'calculator', 'decision']);
  });
});

it('citedSources lists the sources of every part of a lesson, once, in the order of the text', async () => {
  const content = await lesson('1');
  const ids = citedSources(content).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Every key called `sources` of the lesson, in the order of its text.
  const cited: string[] = [];
  JSON.stringify([content.opening.paragraphs, content.opening.reveal, content.modules], (key, value) => {
    if (key === 'sources') cited.push(...value);
    return value;
  });
  expect([...ids].sort()).toEqual([...new Set(cited)].sort());
  expect(ids[0]).toBe(cited[0]);
});
