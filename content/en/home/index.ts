import { exhibits } from './exhibits';
import { navigator } from './navigator';

export const home = { exhibits, exhibitLabel: 'Exhibit {n}', deeper: 'Lesson, {n} minutes', navigator };
