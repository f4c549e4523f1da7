import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' })({
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next'],
});

/**
 * Packages without a CommonJS build: the Markdown parser with its dependencies, the packages of the reading level, what the parser
 * of HTML needs, and analytics.
 */
const modules = [
  'unified|remark-\\w+|micromark[\\w-]*|mdast-util-[\\w-]+|unist-util-[\\w-]+|estree-util-[\\w-]+|vfile[\\w-]*|yaml',
  'bail|ccount|character-[\\w-]+|decode-named-character-reference|devlop|escape-string-regexp|fault|format|is-\\w+',
  'longest-streak|markdown-table|parse-entities|stringify-entities|trough|zwitch|is-plain-obj',
  'flesch-kincaid|syllable',
  'boolbase|cssomnom|css-select|css-what|dom-serializer|domelementtype|domhandler|domutils|entities|htmlparser2|nth-check',
  '@vercel/(analytics|speed-insights)',
].join('|');

/** No test replaces these globals. A module of the sandbox that has to look one up takes a hundred times as long. */
const constants = [
  'Array',
  'DataView',
  'Error',
  'JSON',
  'Math',
  'Number',
  'Object',
  'String',
  'Uint8Array',
  'Uint32Array',
];

export default async () => {
  const config = { ...(await createConfig()), transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`] };
  const project = (
    /** @type {string} */ displayName,
    /** @type {string} */ testEnvironment,
    /** @type {string} */ testMatch,
    sandboxInjectedGlobals = constants,
  ) => ({
    ...config,
    displayName,
    testEnvironment,
    sandboxInjectedGlobals,
    setupFilesAfterEnv: testEnvironment === 'jsdom' ? ['<rootDir>/tests/components/jest-setup.ts'] : [],
    testMatch: [testMatch],
  });
  const source = '<rootDir>/{app,components,content,lib,scripts}/**/*.test';
  return {
    maxWorkers: '100%',
    // No test measures time: on a busy machine they only take longer.
    testTimeout: 300_000,
    // Starting jsdom takes longer than most tests of pure functions.
    projects: [
      project('components', 'jsdom', `${source}.tsx`),
      project('units', 'node', `${source}.{ts,mjs}`),
      // Reads the built site in out/. The parser of HTML declares a `String` of its own.
      project('export', 'node', '<rootDir>/tests/**/*.test.ts', []),
    ],
  };
};
