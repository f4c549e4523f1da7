import { load } from '@/components/islands/loader';
import { startInsights } from '@/components/layout/start-insights';
import { behaviours, presses } from './behaviours';

// The bundler removes what counts views, and its packages, where the variable is not `on`.
if (process.env.INSIGHTS === 'on') load(behaviours, presses, startInsights);
else load(behaviours, presses);
