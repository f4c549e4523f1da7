/* The words of app/global-error.tsx, a client component: `getContent` would bundle every sentence of the site with it. */
export { failure } from '@/content/en/failure';
