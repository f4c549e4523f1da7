import type { ExhibitId } from '@/content/exhibits';
import { bitcoinVsCrypto } from './bitcoin-vs-crypto';
import { calculator } from './calculator';
import { charts } from './charts';
import { crisis } from './crisis';
import { finalCta } from './final-cta';
import { furtherReading } from './further-reading';
import { hero } from './hero';
import { moralCodeSection } from './moral-code-section';
import { practicalGuidance } from './practical-guidance';
import { societalDecline } from './societal-decline';
import { timeline } from './timeline';

/**
 * Each exhibit: its name in the navigator, its title, one sentence below it, and its own words from the file beside this one.
 * `finding` answers a title that is a question; tests compute it from the figures.
 */
export const exhibits = {
  hero: {
    name: 'Introducción',
    title: 'En 1971, el dinero cambió.',
    lede: 'Un dólar guardado en un cajón desde entonces ha perdido la mayor parte de lo que podía comprar. Esta es la historia de cómo pasó, y de la alternativa que construyeron algunas personas.',
    ...hero,
  },
  crisis: {
    name: 'La crisis del dinero',
    title: '¿Qué pasa cuando se agua la cerveza?',
    lede: 'Cuesta imaginarse qué es imprimir dinero. Un barril de cerveza, no.',
    ...crisis,
  },
  charts: {
    name: 'Las pruebas',
    title: '¿Más dinero significó precios más altos?',
    finding:
      'No en la misma medida: los precios subieron mucho menos que la cantidad de dólares, y también creció la producción.',
    lede: 'Que dos líneas suban juntas no prueba que una tire de la otra.',
    ...charts,
  },
  calculator: {
    name: 'Calculadora del dólar',
    title: 'La máquina del tiempo del museo',
    lede: 'Lleva una suma de dólares a otro año y mira qué podía comprar.',
    ...calculator,
  },
  'societal-decline': {
    name: 'La gran divergencia',
    title: '¿Cambió de rumbo la sociedad después de 1971?',
    finding: 'De cuatro medidas, una cambia de rumbo hacia 1971.',
    lede: 'Mucha gente dice que las cuatro cambiaron en 1971. Compruébalo tú.',
    ...societalDecline,
  },
  timeline: {
    name: 'Línea de tiempo',
    title: 'Dos historias que se encuentran en 2008',
    lede: 'De un lado, cómo los gobiernos cambiaron el dinero. Del otro, cómo unos pocos programadores intentaron construir uno propio.',
    ...timeline,
  },
  'moral-code-section': {
    name: 'El código de Bitcoin',
    title: 'Seis problemas, seis respuestas en código',
    lede: 'Qué critican del dinero estatal quienes apoyan Bitcoin, y qué hacen al respecto las reglas de la red. Cada respuesta tiene un límite, y lo decimos.',
    ...moralCodeSection,
  },
  'bitcoin-vs-crypto': {
    name: 'Por qué Bitcoin',
    title: '¿Por qué Bitcoin y no otra criptomoneda?',
    lede: 'Hay miles de criptomonedas. Cuatro cosas distinguen a Bitcoin de la mayoría.',
    ...bitcoinVsCrypto,
  },
  'practical-guidance': {
    name: 'Pasa a la acción',
    title: '¿Quieres dar un primer paso, con cuidado?',
    lede: 'Para aprender no hace falta comprar nada. Si quieres probar, empieza con poco y con seguridad.',
    ...practicalGuidance,
  },
  'further-reading': {
    name: 'Para leer más',
    title: 'Libros para el próximo fin de semana de lluvia',
    lede: 'La mayoría defiende Bitcoin o el dinero duro. Uno, más abajo, está en contra. Los títulos están en inglés.',
    ...furtherReading,
  },
  'final-cta': {
    name: 'Empieza',
    title: 'Tu viaje empieza con un paso pequeño.',
    lede: 'Haz una lección, o lee cómo funciona una primera billetera y qué puede salir mal.',
    ...finalCta,
  },
} satisfies Record<ExhibitId, { name: string; title: string; finding?: string; lede: string }>;
