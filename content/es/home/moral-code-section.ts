import type { MoralCaseId } from '@/content/home/moral-code-section';

type MoralCase = {
  title: string;
  fiatProblem: string;
  fiatExample: string;
  bitcoinSolution: string;
  bitcoinExample: string;
  /** Where the answer ends, in one sentence. Always beside the answer. */
  limit: string;
  /** The rest of it, with its numbers. */
  limitMore: string;
};

export const moralCodeSection: {
  fiatLabel: string;
  bitcoinLabel: string;
  limitLabel: string;
  exampleLabels: { problem: string; rule: string };
  /** Opens examples, limits in full and sources. */
  more: string;
  sourceLabel: string;
  cases: Record<MoralCaseId, MoralCase>;
} = {
  fiatLabel: 'El problema',
  bitcoinLabel: 'La regla de Bitcoin',
  limitLabel: 'El límite',
  exampleLabels: { problem: 'El problema, con un ejemplo', rule: 'La regla, con un ejemplo' },
  more: 'Ejemplos, los límites completos y fuentes',
  sourceLabel: 'Leído en',
  cases: {
    inflation: {
      title: 'Inflación',
      fiatProblem: 'Quien emite el dinero puede emitir más. Si los precios suben, lo pagan quienes ahorran.',
      fiatExample: 'En Argentina, los precios subieron un 211.4 por ciento solo en 2023.',
      bitcoinSolution:
        'Las monedas nuevas siguen un calendario que cualquier computadora puede comprobar. Termina cerca de los 21 millones.',
      bitcoinExample:
        'La recompensa de bloque se reduce a la mitad según el calendario. Hasta abril de 2024 había pasado de {block-reward-2009} → {block-reward-2012} → {block-reward-2016} → {block-reward-2020} → {block-reward}.',
      limit: 'Una cantidad fija no da un precio estable.',
      limitMore:
        'La mayor caída entre dos fines de mes fue del {btc-worst-drawdown}. Según los cierres diarios, cayó un {btc-fall-2011} en 2011, y un {btc-fall-2013-to-2015} desde su máximo de 2013 hasta su mínimo de 2015. Nuestros precios terminan en {last-btc-month}.',
    },
    censorship: {
      title: 'Censura',
      fiatProblem: 'Los pagos pasan por empresas. Una empresa puede decir que no, o recibir la orden de hacerlo.',
      fiatExample:
        'En diciembre de 2010, Visa, Mastercard, PayPal y otras dejaron de pasarle donaciones a WikiLeaks. Ningún tribunal lo había ordenado.',
      bitcoinSolution: 'Cualquiera puede enviar un pago válido. Si un minero lo deja fuera, otro puede incluirlo.',
      bitcoinExample:
        'WikiLeaks recibió entonces donaciones en bitcoin: unas 1100 monedas hasta agosto de 2012 en una dirección pública.',
      limit: 'Los pagos se pueden rastrear, y la mayoría de los mineros, unida, podría dejar alguno fuera.',
      limitMore:
        'Todos los pagos son públicos, y las plataformas de intercambio pueden rechazar monedas. Esta libertad también les sirve a los delincuentes.',
    },
    confiscation: {
      title: 'Confiscación',
      fiatProblem:
        'El dinero en un banco es una promesa. En una crisis, esa promesa se puede cambiar en un fin de semana.',
      fiatExample:
        'En 2013, Bank of Cyprus convirtió en acciones suyas el 37.5 por ciento de cada depósito grande, en la parte por encima de 100 000 euros. Después fue el 47.5 por ciento.',
      bitcoinSolution:
        'Las monedas solo se mueven con una clave secreta. Si solo tú la tienes, nadie puede moverlas sin ti.',
      bitcoinExample: 'Doce o veinticuatro palabras pueden llevar unos ahorros a través de cualquier frontera.',
      limit: 'Un juez o un ladrón pueden presionarte para que entregues la clave.',
      limitMore:
        'Si la pierdes, nadie puede ayudarte. Las monedas que dejas en una plataforma de intercambio se pueden embargar como un depósito.',
    },
    exclusion: {
      title: 'Exclusión',
      fiatProblem:
        'Para tener una cuenta de banco hay que presentar papeles, pagar comisiones y encontrar un banco que te acepte.',
      fiatExample:
        'En 2024, unos 1300 millones de adultos no tenían cuenta, según el Banco Mundial. La razón que más nombraron fue tener muy poco dinero. Unos 900 millones de ellos tenían teléfono móvil, no siempre inteligente.',
      bitcoinSolution: 'Una billetera propia puede ser una app gratuita. No pide nombre ni permiso.',
      bitcoinExample: 'Dos personas con teléfono pueden pagarse de un lado a otro del mundo un domingo por la noche.',
      limit: 'Todavía necesitas un teléfono, electricidad e internet.',
      limitMore:
        'Hasta ahora, el dinero móvil le ha dado una cuenta a mucha más gente. La mayoría de los lugares que venden bitcoin piden papeles, y algunos países lo prohíben. Sus altibajos de precio ponen en peligro los ahorros del día a día.',
    },
    manipulation: {
      title: 'Manipulación',
      fiatProblem: 'El mismo Estado que maneja el dinero publica también los números sobre él.',
      fiatExample:
        'En febrero de 2013, el FMI censuró a Argentina porque sus cifras oficiales de inflación no eran exactas. La censura se levantó en noviembre de 2016.',
      bitcoinSolution: 'Cualquiera puede contar todas las monedas con un programa gratuito y una computadora común.',
      bitcoinExample:
        'En agosto de 2010, un error permitió que alguien creara 184 mil millones de monedas. Los usuarios lo vieron y repararon el programa en pocas horas, y la red descartó las monedas falsas.',
      limit: 'Los grandes dueños y los mercados con poco movimiento pueden empujar su precio de un lado a otro.',
      limitMore:
        'Las reglas están a la vista; el mercado, no. Y en muchos países la oficina de estadística está separada del banco central.',
    },
    'war-financing': {
      title: 'Financiamiento de la guerra',
      fiatProblem: 'Un gobierno que puede imprimir dinero puede pagar una guerra antes de preguntarle a su gente.',
      fiatExample:
        'En 1914, Alemania, Francia y Rusia dejaron de cambiar billetes por oro e imprimieron dinero. Los precios subieron en todos los países en guerra.',
      bitcoinSolution:
        'Nadie puede imprimir bitcoins para una guerra. Un Estado que paga con ellos tiene que conseguirlos antes.',
      bitcoinExample: 'Ningún banco central puede cambiar por decreto el tope de 21 millones.',
      limit: 'Un Estado puede imprimir billetes aparte, como en 1914.',
      limitMore:
        'Dentro del país, Estados Unidos siguió con el oro, aunque de 1917 a 1919 hacía falta una licencia para exportarlo. Aun así, su índice de precios subió de {cpi-1914} en 1914 a {cpi-1920} en 1920. Y siempre queda la deuda. En febrero de 2025, el FBI dijo que Corea del Norte robó unos 1500 millones de dólares en criptomonedas de una plataforma de intercambio.',
    },
  },
};
