/* The owner's values: section 2, dashboard, chapter and lesson. No line changes without the owner. */
import { documentOf } from '../html';
import { attributesOf, plain, textOf, textsOf } from './words';

describe('dashboard', () => {
  it('has a header with title Dashboard, subtitle, a Dashboard link, a language selector and a Level indicator', () => {
    const header = textOf('/dashboard', 'header');
    expect(header).toMatch(/Dashboard Learning Progress & Stats/);
    expect(header).toContain('Level 1');
    expect(textsOf('/dashboard', 'header nav a[href="/dashboard"]')).toEqual(['Dashboard']);
    expect(attributesOf('/dashboard', 'header select', 'aria-label')).toEqual(['Language']);
    expect(attributesOf('/dashboard', 'header option', 'value')).toEqual(['en', 'es', 'pt']);
    expect(textsOf('/dashboard', 'header option')).toEqual(['English', 'Español', 'Português']);
  });

  it('is Level 1 The Money Story: 8 chapters, 4 hours', () => {
    expect(plain(documentOf('/dashboard').querySelector('h1')?.textContent)).toBe('Level 1: The Money Story');
    expect(textOf('/dashboard')).toContain('8 chapters, 4 hours');
  });

  it('has a chapter list with Complete, In progress, Locked', () => {
    const rows = textsOf('/dashboard', '[aria-labelledby="chapters"] li').filter((row) => /Chapter \d/.test(row));
    expect(rows).toHaveLength(8);
    expect(rows.map((row) => /Complete|In progress|Locked/.exec(row)?.[0])).toEqual([
      'Complete',
      'Complete',
      'In progress',
      'Locked',
      'Locked',
      'Locked',
      'Locked',
      'Locked',
    ]);
    expect(attributesOf('/dashboard', '[aria-labelledby="chapters"] li a', 'href')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/chapter/${id}`),
    );
  });

  it('has the sample values on every panel: 8 of 32, 47 minutes, 3 days, chapter 3 lesson 1', () => {
    const text = textOf('/dashboard');
    expect(text).toContain('8 of 32');
    expect(text).toContain('47 minutes');
    expect(text).toContain('3 days');
    expect(text).toContain('Chapter 3, lesson 1');
    expect(text).not.toMatch(/\b0 of 33 learned/);
    expect(text).toContain('8 of 33 learned');
  });

  it("has a what-you'll-learn list, a progress panel, a streak panel and the museum timeline", () => {
    const names = textsOf('/dashboard', 'main :is(h2, h3)');
    for (const name of ["What You'll Learn", 'Progress', 'Streak', 'The museum timeline', 'Up Next'])
      expect(names.some((heading) => heading.startsWith(name))).toBe(true);
    expect(textsOf('/dashboard', '[aria-labelledby="outcomes"] li').length).toBeGreaterThanOrEqual(5);
    expect(textsOf('/dashboard', '[aria-labelledby="timeline"] li[id^="event-"]').length).toBeGreaterThanOrEqual(40);
  });

  it('has Up Next and a Continue Learning link to /lesson/1, outside of any closed part', () => {
    const link = [...documentOf('/dashboard').querySelectorAll('main a')].find(
      (candidate) => plain(candidate.textContent) === 'Continue Learning',
    );
    expect(link?.getAttribute('href')).toBe('/lesson/1');
    expect(link?.closest('details:not([open])')).toBeNull();
    expect(plain(link?.closest('section')?.textContent)).toMatch(/Up Next.*Germany 1923: The Wheelbarrow Money/);
  });

  it('offers Start at zero while the sample is in the record', () => {
    expect(textsOf('/dashboard', 'main button')).toContain('Start at zero');
  });
});

describe('chapter page', () => {
  it.each(['1', '3', '8'])('%s has title, lesson count, overview and a Lesson 1 link', (id) => {
    const path = `/chapter/${id}`;
    expect(textsOf(path, 'h1')).toHaveLength(1);
    expect(textOf(path)).toContain('4 lessons');
    expect(textsOf(path, 'h2')).toContain('Overview');
    expect(plain(documentOf(path).querySelector('[aria-labelledby="overview"] p')?.textContent)).toBeTruthy();
    expect(textsOf(path, '[aria-labelledby="lessons"] li a').map((text) => /Lesson \d/.exec(text)?.[0])).toEqual([
      'Lesson 1',
      'Lesson 2',
      'Lesson 3',
      'Lesson 4',
    ]);
  });

  it('of the current chapter has /lesson/1 as Lesson 1', () => {
    expect(attributesOf('/chapter/3', '[aria-labelledby="lessons"] li a', 'href')[0]).toBe('/lesson/1');
  });

  it('what is planned is shown as Coming Soon, without a link', () => {
    const planned = [...documentOf('/dashboard').querySelectorAll('h3')].find((heading) =>
      plain(heading.textContent).startsWith('Level 2: The Bitcoin Story'),
    );
    expect(planned?.querySelector('a')).toBeNull();
    expect(textOf('/dashboard')).toMatch(/Level 2: The Bitcoin Story.*Coming Soon/);
  });
});

describe('lesson page', () => {
  it('has a progress header that shows 2 of 3', () => {
    expect(textOf('/lesson/1', 'nav[aria-label="Place in this lesson"]')).toContain('2 of 3');
  });

  it('has a breadcrumb to dashboard and chapter', () => {
    const links = attributesOf('/lesson/1', 'nav[aria-label="You are here"] a', 'href');
    expect(links).toEqual(['/dashboard', '/chapter/3']);
  });

  it('is a story lesson about 1923 Germany', () => {
    expect(plain(documentOf('/lesson/1').querySelector('h1')?.textContent)).toMatch(/Germany 1923/);
    expect(textOf('/lesson/1', '#part-2')).toMatch(/1923/);
  });

  it('has Back to Dashboard and Complete Lesson buttons', () => {
    const back = [...documentOf('/lesson/1').querySelectorAll('main a[href="/dashboard"]')];
    expect(back.map((link) => plain(link.textContent))).toContain('Back to Dashboard');
    expect(textsOf('/lesson/1', 'main button')).toContain('Complete Lesson');
  });
});
