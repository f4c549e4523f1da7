/* The words of app/global-error.tsx, a Client Component: `getContent` would add every sentence of the site to its script. */
export { failure } from '@/content/en/failure';
