'use client';

import dynamic from 'next/dynamic';
import { untilLoaded, whenNear } from '@/components/layout/runtime/when-near';

/** Reading a chart needs script only when the chart is near. */
export const LateChartReader = whenNear(
  dynamic(() => untilLoaded(() => import('./chart-reader').then((module) => module.ChartReader))),
);
