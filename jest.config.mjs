import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // Nothing else runs meanwhile.
  maxWorkers: '100%',
  // A slow machine is no failure.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx,mjs}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/jest-setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next'],
});
