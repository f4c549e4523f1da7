import {
  BriefcaseBusiness,
  Car,
  Clock3,
  Glasses,
  Heater,
  Smartphone,
  Thermometer,
  TrainFront,
  WashingMachine,
} from 'lucide';
import { iconPath } from '@/components/ui/icon-path';
import type { EventId } from '@/lib/calculators/cushion';

/** The library has no tooth. */
const TOOTH =
  'M7 3c-3 0-4 3-3.5 6 .5 2.5 1.5 4 2 7 .4 2.6.8 5 2 5s1.5-3 2-5c.3-1.3 1-2 2.5-2s2.2.7 2.5 2c.5 2 .8 5 2 5s1.6-2.4 2-5c.5-3 1.5-4.5 2-7C21 6 20 3 17 3c-2 0-3 1-5 1S9 3 7 3z';

/** One path of 24 × 24 for each event. */
export const eventPaths: Record<EventId, string> = {
  car: iconPath(Car),
  tooth: TOOTH,
  phone: iconPath(Smartphone),
  washer: iconPath(WashingMachine),
  trip: iconPath(TrainFront),
  glasses: iconPath(Glasses),
  heating: iconPath(Heater),
  job: iconPath(BriefcaseBusiness),
  hours: iconPath(Clock3),
  illness: iconPath(Thermometer),
};
