import { parseFrontMatter, readFrontMatter } from './front-matter';

describe('readFrontMatter', () => {
  it.each([
    ['a text after it', '---\ntitle: "A --- B"\n---\nText\n\n---\n\nMore'],
    ['the line ends of Windows', '---\r\ntitle: "A --- B"\r\n---\r\nText'],
    ['nothing after it', '---\ntitle: "A --- B"\n---'],
  ])('returns the fields of a file with %s', (_, file) => {
    expect(readFrontMatter(file)).toEqual({ title: 'A --- B' });
  });

  it.each([
    ['a file without front matter', 'Just text'],
    ['front matter below the first line', '\n---\ntitle: "A"\n---\n'],
    ['front matter that does not end', '---\ntitle: "A"\n'],
  ])('names %s', (_, file) => {
    expect(() => readFrontMatter(file)).toThrow('must start with front matter between two lines of three dashes: ---');
  });

  it('names the line of the file', () => {
    expect(() => readFrontMatter('---\ntitle: "A"\ntitle: "B"\n---\n')).toThrow('line 3: the field is given a second');
  });

  it('asks for fields between the dashes', () => {
    expect(() => readFrontMatter('---\n---\nText')).toThrow('line 2: must be fields');
  });
});

describe('parseFrontMatter', () => {
  it('returns texts and lists, and keeps a colon, a # and a dash inside quotes', () => {
    const yaml = 'title: "Fees: a start # not a comment"\nobjectives:\n  - "Say \\"no\\""\n  - "- and on"';
    expect(parseFrontMatter(yaml)).toEqual({
      title: 'Fees: a start # not a comment',
      objectives: ['Say "no"', '- and on'],
    });
  });

  it('accepts the line ends of Windows', () => {
    expect(parseFrontMatter('title: "A"\r\nlead: "B"')).toEqual({ title: 'A', lead: 'B' });
  });

  it.each([
    ['a colon outside quotes', 'title: Fees: a start', 'line 2: is not valid YAML: write each text in double quotes'],
    ['an unclosed quote', 'lead: "A"\ntitle: "Fees', 'line 3: is not valid YAML'],
    ['a # outside quotes', 'lead: "A"\ntitle: Fee # in sats', 'line 3: a # outside quotes starts a comment'],
    ['a field given twice', 'title: "A"\ntitle: "B"', 'line 3: the field is given a second time'],
    ['text without a field', 'just text', 'line 2: must be fields such as  title: "text"'],
    ['no fields', '', 'line 2: must be fields such as'],
  ])('names the line and the correction for %s', (_, yaml, message) => {
    expect(() => parseFrontMatter(yaml)).toThrow(message);
  });
});
