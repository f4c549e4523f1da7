import { exhibits } from './exhibits';
import { navigator } from './navigator';

export const home = { exhibits, exhibitLabel: 'Sala {n}', deeper: 'Lição, {n} minutos', navigator };
