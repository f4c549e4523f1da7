'use client';

import dynamic from 'next/dynamic';
import { untilLoaded, whenNear } from '@/components/layout/runtime/when-near';

export const Carousel = whenNear(
  dynamic(() => untilLoaded(() => import('@/components/ui/carousel').then((module) => module.Carousel))),
);
