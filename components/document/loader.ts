import { load } from '@/components/islands/loader';
import { startInsights } from '@/components/layout/start-insights';
import { behaviours, presses } from './behaviours';

load(behaviours, presses);
// After the first paint. The bundler removes it and its packages where the variable is not `on`.
if (process.env.INSIGHTS === 'on') requestAnimationFrame(() => setTimeout(startInsights));
