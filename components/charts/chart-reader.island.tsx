'use client';

import dynamic from 'next/dynamic';
import { untilLoaded, whenNear } from '@/components/layout/runtime/when-near';

/** The reading layer of a chart that a Server Component renders; one that a calculator redraws needs `ChartReader` itself. */
export const LateChartReader = whenNear(
  dynamic(() => untilLoaded(() => import('./chart-reader').then((module) => module.ChartReader))),
);
