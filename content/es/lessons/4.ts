import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '4',
  cover: { visual: 'billion-in-drawer', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'Mil millones en un cajón',
    paragraphs: [
      {
        text: 'Es el 1 de octubre de 1923. Ganas mil millones de marcos, y eso es un poco más de cuatro dólares de Estados Unidos. Guardas el dinero en un cajón.',
        sources: ['daily-rates'],
      },
    ],
    guess: {
      question: 'Abres el cajón el 1 de noviembre. ¿Cuánto valen ahora tus mil millones?',
      options: [
        { id: 'two', text: 'Unos dos dólares', isCorrect: false, answer: 'Perdieron mucho más de la mitad.' },
        {
          id: 'fifty',
          text: 'Unos cincuenta centavos de dólar',
          isCorrect: false,
          answer: 'En su caída pasaron por ahí en menos de dos semanas.',
        },
        {
          id: 'cent',
          text: 'Menos de un centavo de dólar',
          isCorrect: true,
          answer: 'Ese día, un dólar costaba 130 mil millones de marcos.',
        },
      ],
    },
    reveal: [
      {
        text: 'El número de los billetes es el mismo. Lo que podías comprar con él ya no está. Esta lección te da un reloj que muestra con qué rapidez.',
        sources: ['daily-rates'],
      },
    ],
  },
  objectives: [
    'Distinguir el número de un salario de lo que el salario compra',
    'Leer un reloj de precios: día de pago, una semana después, un mes después',
    'Encontrar los meses en que esperar era la ruina, y el mes en que convino',
    'Decir qué no puede saber el reloj',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Hielo en el bolsillo',
      paragraphs: [
        {
          text: 'Imagina que te pagan en hielo. El día de pago te dan un bloque de un kilo. Es un día caluroso. Cuanto más tiempo lo llevas, más se achica, y el recibo del otro bolsillo sigue diciendo «un kilo».',
        },
        {
          text: 'El recibo es el valor nominal: el número que te prometieron. El hielo es el valor real: lo que queda cuando llegas a la tienda. En un día de invierno los dos son casi lo mismo, y la diferencia se te puede olvidar. Al sol, la diferencia lo es todo.',
        },
        {
          text: 'La mayoría de las monedas se derrite un poco en la mayor parte de los años. Con una inflación del 3 %, un salario de 100 dólares compra menos al cabo de un año: lo que antes costaba unos 97 dólares. El reloj de abajo muestra lo mismo en el día más caluroso de la historia alemana.',
        },
      ],
      drawing: {
        visual: 'melting-ice',
        background: 'plain',
        mood: 'calm',
        text: 'Un bloque de hielo en tres pasos, cada vez más pequeño. El recibo de arriba dice siempre «un kilo».',
        words: ['un kilo'],
      },
      limits:
        'El hielo solo se achica. El dinero también puede ganar valor, cuando los precios bajan. El reloj tiene un mes en que pasó eso.',
    },
    {
      type: 'interactive',
      widget: 'price-clock',
      title: 'El reloj de precios de 1923',
      introduction: [
        {
          text: 'Elige un mes y un salario en marcos de papel. El reloj muestra cuánto valía el salario en dólares de Estados Unidos el día de pago, y cuánto quedaba de él una semana y un mes después.',
        },
        {
          text: '¿Por qué en dólares? El dólar estaba atado al oro y ese año conservó bien su valor. Las tiendas alemanas fijaban sus precios según él. En 1922, una revista de Berlín preguntó por qué todo subía tan rápido. El panadero, la mujer del mercado y el hombre que vendía plumas dieron la misma respuesta: con el dólar donde estaba, los precios tenían que subir.',
          sources: ['berliner-leben'],
        },
      ],
      tasks: [
        {
          text: 'Pon el mes en enero de 1923. ¿Cuánto queda del salario un mes después?',
          answer: 'El 64 %. Se fue más de un tercio, y nadie tocó el dinero.',
        },
        {
          text: 'Ve a octubre de 1923 y elige un salario que valga cinco dólares. ¿Cuánto queda una semana después?',
          answer: 'Queda el 36 %: US$ 5.15 se volvieron US$ 1.84.',
        },
        {
          text: 'Encuentra el mes en que convino esperar. En ese momento, el banco central vendía moneda extranjera para sostener el marco.',
          answer: 'Febrero de 1923. Un mes después, el salario valía un 32 % más.',
        },
        {
          text: 'Ve a noviembre de 1923 y mira qué esconde el promedio del mes.',
          answer:
            'El 1 de noviembre, un dólar costaba unos 130 mil millones de marcos, y el 20 de noviembre, unos 4.2 billones: 32 veces más. Un promedio no te dice nada de tu día.',
        },
      ],
      closing: [
        {
          text: 'Lo que viste es toda la lección de 1923 en un solo movimiento. El salario sigue igual y se derrite. Quienes lo entendieron pronto compraron cosas que duran. Quienes confiaron en el número perdieron.',
        },
        {
          text: 'El reloj trabaja con promedios de cada mes, y los días reales no los respetaban. El 9 de octubre, un dólar costaba 1200 millones de marcos, y al día siguiente casi 3000 millones.',
          sources: ['daily-rates'],
        },
        {
          text: 'El 31 de enero de 1923, un dólar costaba 49 000 marcos. Entonces intervino el banco central, y dos semanas después costaba menos de 20 000. Quienes acababan de comprar dólares perdieron mucho. Nadie tocó una campana.',
          sources: ['solingen', 'support'],
        },
      ],
    },
    {
      type: 'story',
      title: 'Más rápido que una fila',
      sections: [
        {
          id: 'berlin-queue',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'Agosto de 1923',
            location: 'Berlín',
            character: 'Gente en una fila, vista por el periodista Friedrich Kroner',
            scene: 'Una libra de arroz',
            narrative: [
              {
                text: 'Otra vez hay filas ante las tiendas. El salario de una semana se paga en billetes todavía húmedos de la imprenta. De camino a la tienda ya están perdiendo valor.',
                sources: ['kroner'],
              },
            ],
            guess: {
              question: 'Ayer una libra de arroz costaba 80 000 marcos. ¿Cuánto cuesta hoy?',
              options: [
                {
                  id: 'half',
                  text: '120 000 marcos',
                  isCorrect: false,
                  answer: 'Eso es la mitad más. Fue aún peor.',
                },
                {
                  id: 'double',
                  text: '160 000 marcos',
                  isCorrect: true,
                  answer: 'El doble que el día anterior.',
                },
                {
                  id: 'fourfold',
                  text: '320 000 marcos',
                  isCorrect: false,
                  answer: 'Eso sería cuatro veces más en un día. Fue el doble.',
                },
              ],
            },
            reveal: [
              {
                text: 'Kroner escribió que mañana podía volver a duplicarse, y que pasado mañana el hombre del mostrador se encogería de hombros: ya no hay arroz. En un escaparate leyó «¡Mantequilla más barata!». El precio había bajado de {butter-first-1923} marcos a {butter-cheaper-1923}. No era un chiste, escribió.',
                sources: ['kroner'],
              },
            ],
            visual: 'butter-window',
            visualText:
              'Dos personas esperan ante un escaparate. Un cartel junto a la mantequilla muestra {butter-first-1923} tachado y, debajo, {butter-cheaper-1923}.',
            mood: 'tense',
          },
        },
        {
          id: 'fuerth',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '12 y 13 de octubre de 1923',
            location: 'Fürth, Baviera',
            character: 'Trabajadores de la ciudad',
            scene: 'Mil millones por semana no alcanzan',
            narrative: [
              {
                text: 'En Fürth, los trabajadores de la ciudad pararon el 12 de octubre. Ganaban mil millones de marcos por semana, y con eso ya no podía vivir una familia. Pidieron tres mil millones más, de inmediato.',
                sources: ['fuerth'],
              },
            ],
            guess: {
              question: '¿Cuánto tardaron en recibir un sí?',
              options: [
                {
                  id: 'hour',
                  text: 'Una hora',
                  isCorrect: true,
                  answer: 'Todos sabían en qué habían quedado mil millones.',
                },
                {
                  id: 'week',
                  text: 'Una semana',
                  isCorrect: false,
                  answer: 'En una semana, tres mil millones habrían valido mucho menos.',
                },
                {
                  id: 'never',
                  text: 'Nunca lo recibieron',
                  isCorrect: false,
                  answer: 'Lo recibieron, y rápido.',
                },
              ],
            },
            reveal: [
              {
                text: 'Mil millones de marcos: ¿cuánto es eso? Al cambio del 1 de octubre era algo más de cuatro dólares de Estados Unidos. El día de la huelga, un dólar costaba 4 mil millones de marcos, así que eran 25 centavos. Al cambio del 1 de noviembre era menos de un centavo. El número del salario no había cambiado. El salario sí.',
                sources: ['daily-rates'],
              },
            ],
            visual: 'pay-packet',
            visualText: 'Un sobre con el salario. Lleva escritos un uno y nueve ceros.',
            mood: 'desperate',
          },
        },
        {
          id: 'marta-again',
          background: 'shop',
          truth: 'invented',
          content: {
            year: 'Noviembre de 1923',
            location: 'Berlín',
            character: 'Marta Lindner, la mecanógrafa de la lección sobre 1923',
            scene: 'Un reloj hecho de precios',
            inventedNote:
              'Marta es inventada. Los cambios del reloj de arriba son estimaciones de los promedios mensuales reales.',
            narrative: [
              {
                text: 'Marta ya no mira la torre de la iglesia para saber qué hora es. Mira la pizarra que hay fuera del banco. Cuando el número de la pizarra es el doble que en la mañana, se acabó el día.',
              },
              { text: 'Empieza a pensar en dólares, aunque nunca ha tenido uno en la mano.' },
            ],
            guess: {
              question: 'Alguien le pregunta a Marta cuánto gana. ¿Qué responde?',
              options: [
                {
                  id: 'marks',
                  text: 'El número de marcos que dice el sobre del salario',
                  isCorrect: false,
                  answer: 'Mañana ese número diría otra cosa.',
                },
                {
                  id: 'dollar',
                  text: '«Un dólar por semana»',
                  isCorrect: true,
                  answer: 'Nunca le han pagado uno. Mide con él.',
                },
                {
                  id: 'bread',
                  text: '«Tres panes y medio»',
                  isCorrect: false,
                  answer: 'También sería cierto mañana. Pero Marta cuenta en dólares, como las tiendas.',
                },
              ],
            },
            reveal: [
              {
                text: 'Es una respuesta que mañana seguirá siendo cierta.',
              },
            ],
            visual: 'rate-board',
            visualText:
              'Una mujer está de espaldas al reloj de una iglesia. Mira una pizarra fuera de un banco, con una barra corta tachada y otra el doble de larga.',
            mood: 'uneasy',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'nominal',
      prompt:
        'El salario de un obrero pasa de 1000 millones a 4000 millones de marcos mientras los precios se multiplican por diez. ¿Qué pasó con el salario?',
      options: [
        {
          id: 'rose',
          text: 'Se multiplicó por cuatro',
          isCorrect: false,
          explanation: 'Ese es el salario nominal, el número. Los precios subieron más.',
        },
        {
          id: 'fell',
          text: 'Bajó a cuatro décimos del de antes',
          isCorrect: true,
          explanation: 'Cuatro veces el dinero, a diez veces el precio, compra 0.4 de lo que compraba antes.',
        },
        {
          id: 'same',
          text: 'Quedó igual, porque subieron los dos',
          isCorrect: false,
          explanation: 'Sería igual si el salario también se hubiera multiplicado por diez.',
        },
      ],
    },
    {
      id: 'measure',
      prompt: '¿Por qué mide el reloj en dólares?',
      options: [
        {
          id: 'germans-paid',
          text: 'En 1923 a la mayoría de los alemanes les pagaban en dólares',
          isCorrect: false,
          explanation: 'A casi todos les pagaban en marcos. Ese era el problema.',
        },
        {
          id: 'steady',
          text: 'Conservó su valor, y las tiendas se guiaban por él',
          isCorrect: true,
          explanation: 'Para ver cómo algo se derrite necesitas una medida que no se derrita.',
        },
        {
          id: 'perfect',
          text: 'El dólar nunca pierde valor',
          isCorrect: false,
          explanation: 'Sí pierde. Desde entonces ha perdido la mayor parte de su valor, solo que mucho más despacio.',
        },
      ],
    },
    {
      id: 'hindsight',
      prompt: '¿Qué enseña febrero de 1923?',
      options: [
        {
          id: 'ups',
          text: 'Una moneda que muere también repunta',
          isCorrect: true,
          explanation:
            'En el momento nadie podía estar seguro. Las caídas no van en línea recta, y solo lo parece al mirar atrás.',
        },
        {
          id: 'safe',
          text: 'El marco volvía a ser seguro',
          isCorrect: false,
          explanation: 'Aguantó hasta abril, mientras el banco central vendía moneda extranjera para sostenerlo.',
        },
        {
          id: 'never',
          text: 'Comprar dólares siempre es un error',
          isCorrect: false,
          explanation: 'Quienes los compraron perdieron al principio. En el verano iban muy por delante.',
        },
      ],
    },
  ],
  takeaways: [
    'Nominal es el número del billete. Real es lo que compra.',
    'En 1923, el mismo salario podía perder casi todo su valor en un mes.',
    'Una medida que se queda quieta muestra lo que esconde una que se derrite.',
    'Los promedios esconden los días malos, y mirar atrás esconde las dudas.',
  ],
  explains: 'cómo un salario conserva su número y pierde su valor',
  limits:
    'El reloj mide un salario con el dólar, que es una buena medida para ese año y solo una entre varias. Los alquileres, por ejemplo, los frenaba la ley y no seguían al dólar. Y ningún dinero que la gente use hoy está cayendo a esa velocidad.',
};
