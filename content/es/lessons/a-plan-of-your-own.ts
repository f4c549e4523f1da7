import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'a-plan-of-your-own',
  cover: { visual: 'three-piles', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Tres montones',
    paragraphs: [
      {
        text: 'Hacia el siglo cuarto, el rabino Isaac dio un consejo que los economistas citan todavía: «Siempre hay que dividir la riqueza en tres partes: un tercio en tierras, un tercio en mercancías…».',
        sources: ['talmud-thirds', 'demiguel'],
      },
    ],
    guess: {
      question: '¿Y el último tercio?',
      options: [
        { id: 'gold', text: 'En oro', isCorrect: false, answer: 'No lo nombra.' },
        { id: 'temple', text: 'Para los pobres', isCorrect: false, answer: 'No en esta frase.' },
        {
          id: 'hand',
          text: 'A mano',
          isCorrect: true,
          answer: 'En sus palabras: «a mano». Un tercio al que se llega enseguida.',
        },
      ],
    },
    reveal: [
      {
        text: 'En 2009 tres economistas compararon catorce reglas ingeniosas para repartir el dinero con la más aburrida: partes iguales. Ninguna fue mejor siempre. Las reglas ingeniosas tienen que adivinar el futuro, y adivinan mal. Eso no demuestra que los tercios sean lo correcto. Muestra lo difícil que es superar un plan sencillo.',
        sources: ['demiguel'],
      },
    ],
  },
  objectives: [
    'Explicar qué hace repartir el riesgo, y dónde falla',
    'Nombrar planes aburridos que necesitan menos suerte',
    'Fijar un límite con el que podrías perderlo todo',
    'Escribir un plan en una página, con lo que te haría cambiar de opinión',
  ],
  modules: [
    {
      type: 'story',
      title: 'Un nombre, todos los nombres, y un límite',
      sections: [
        {
          id: 'enron',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2001',
            location: 'Houston, Texas',
            character: 'Trabajadores de una empresa de energía',
            scene: 'Todo en un nombre',
            narrative: [
              {
                text: 'A fines de 2000, los trabajadores de Enron tenían 2.1 mil millones de dólares en su plan de jubilación. El salario les llegaba de Enron. Una parte de sus ahorros estaba en acciones de Enron, a US$ 83 cada una.',
                sources: ['enron-401k'],
              },
            ],
            guess: {
              question: '¿Qué tan grande era esa parte?',
              options: [
                { id: 'thirty', text: '32 %', isCorrect: false, answer: 'Casi el doble.' },
                {
                  id: 'sixty',
                  text: '62 %',
                  isCorrect: true,
                  answer: 'La mayor parte, en la empresa que también les pagaba el salario.',
                },
                {
                  id: 'ninety-two',
                  text: '92 %',
                  isCorrect: false,
                  answer: 'Eso sería casi todo. Fue menos, y ya fue bastante malo.',
                },
              ],
            },
            reveal: [
              {
                text: 'En diciembre de 2001 Enron quebró. En enero una acción valía menos de 70 centavos. Miles de personas perdieron en las mismas semanas el empleo y los ahorros. Sherri Saunders, de 54 años, había trabajado allí 24 años. Perdió cerca de 1 millón de dólares.',
                sources: ['enron-401k', 'enron-crs', 'enron-people'],
              },
              {
                text: 'Nadie estaba obligado a comprar tantas: el 89 % de las acciones se había comprado libremente. Pero las que daba la empresa estaban bloqueadas hasta los 50 años de edad. Y durante dos semanas de la caída, según contó la propia empresa, nadie podía vender ninguna del plan. La gente confía en lo que conoce. Y sus jefes habían dicho que el precio se recuperaría.',
                sources: ['enron-voluntary', 'enron-lock', 'enron-people'],
              },
            ],
            visual: 'moving-box',
            visualText:
              'Una caja de cartón con una planta, una taza y un certificado sin valor, sobre un escritorio vacío.',
            mood: 'desperate',
          },
        },
        {
          id: 'haystack',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'De 1926 a 2016',
            location: 'Bolsas de Estados Unidos',
            character: 'Hendrik Bessembinder y 25 300 empresas',
            scene: 'Las agujas y el pajar',
            narrative: [
              {
                text: 'En conjunto, las acciones de Estados Unidos hicieron ricos a sus dueños. Bessembinder preguntó por cada una por separado, durante toda su vida. ¿Superó a lo más aburrido que hay, un préstamo al gobierno por un mes?',
                sources: ['bessembinder'],
              },
            ],
            guess: {
              question: '¿A cuántas de cada siete acciones les fue peor que a ese préstamo?',
              options: [
                { id: 'two', text: 'A dos', isCorrect: false, answer: 'Al doble de eso.' },
                { id: 'four', text: 'A cuatro', isCorrect: true, answer: 'A más de la mitad.' },
                { id: 'six', text: 'A seis', isCorrect: false, answer: 'No a tantas.' },
              ],
            },
            reveal: [
              {
                text: 'El mejor cuatro por ciento de las empresas produjo toda la ganancia por encima de ese préstamo. Nadie sabía cuáles eran. Un fondo indexado amplio compra un poco de todo, así que tiene las pocas agujas, con una comisión baja.',
                sources: ['bessembinder'],
              },
              {
                text: 'Eso no es ninguna promesa. En cinco semanas de 2020 ese índice cayó un tercio, y quien necesitaba el dinero entonces tuvo que vender barato. El índice más conocido de Japón cayó después de 1989 y tardó 34 años en recuperarse, sin contar los dividendos.',
                sources: ['spiva-2020', 'nikkei-2024'],
              },
            ],
            more: {
              summary: '¿Pueden los expertos encontrar las agujas?',
              paragraphs: [
                {
                  text: 'En 2024, al 65 % de los fondos que eligen grandes acciones de Estados Unidos les fue peor que al índice. En 15 años, la mayoría de los que eligen quedó por detrás, en todos los grupos.',
                  sources: ['spiva-2024'],
                },
              ],
            },
            visual: 'seven-sprouts',
            visualText: 'Siete brotes en fila. Cuatro se han marchitado, dos son pequeños y uno es enorme.',
            mood: 'hopeful',
          },
        },
        {
          id: 'limit',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 2010 a 2026',
            location: 'Todas partes',
            character: 'Gente que tiene bitcoin',
            scene: 'La pregunta que no necesita pronóstico',
            narrative: [
              {
                text: 'Bitcoin ha hecho ricos a algunos de sus dueños. También ha caído con fuerza, una y otra vez. Mira solo el precio del último día de cada mes.',
                sources: ['coinmetrics-month-ends'],
              },
            ],
            guess: {
              question: '¿Cuánto se perdió en la peor caída, de un fin de mes a otro?',
              options: [
                {
                  id: 'half',
                  text: '52 %',
                  isCorrect: false,
                  answer: 'A la mitad ha caído varias veces.',
                },
                { id: 'two-thirds', text: '67 %', isCorrect: false, answer: 'Más hondo.' },
                {
                  id: 'most',
                  text: '{btc-worst-drawdown:number} %',
                  isCorrect: true,
                  answer:
                    'En 2011. Del mejor día de ese año a su mínimo de noviembre fue del {btc-fall-2011:number} %.',
                },
              ],
            },
            reveal: [
              {
                text: 'Las caídas posteriores también fueron hondas: {btc-fall-october-2021-to-december-2022:number} % de octubre de 2021 a diciembre de 2022. De todas esas se recuperó. De julio de 2025 a junio de 2026 volvió a caer a la mitad, y nada dice que tenga que volver.',
                sources: ['coinmetrics-month-ends'],
              },
              {
                text: 'Así que haz la pregunta que no necesita pronóstico: si desapareciera todo, ¿qué cambiaría en tu vida? Si la respuesta es «el alquiler», es demasiado. Si es «me enojaría una semana», has encontrado un límite. Vale para una acción, una moneda o la empresa nueva de un amigo.',
                sources: ['coinmetrics-month-ends'],
              },
            ],
            visual: 'cliff-path',
            visualText:
              'Un sendero de montaña con precipicios. Una persona está detrás de una cerca, bastante antes del borde.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'No todo en un barco',
      paragraphs: [
        {
          text: '¿Está triste por sus barcos Antonio, el mercader de Venecia de Shakespeare? No, dice: «Mis empresas no van confiadas a un solo casco, ni a un solo lugar; ni depende toda mi hacienda de la fortuna de este año». El casco es el barco. No un solo barco, no un solo lugar, no un solo año.',
          sources: ['merchant-of-venice'],
        },
        {
          text: 'Los economistas lo llaman diversificación. Renuncias a la ganancia entera del mejor barco para que ninguna tormenta pueda llevárselo todo.',
        },
      ],
      drawing: {
        visual: 'three-ships',
        background: 'plain',
        mood: 'calm',
        text: 'Tres barcos de un mismo dueño. Una tormenta hunde uno, y los otros dos siguen navegando.',
      },
      limits:
        'Más adelante, en la obra, todos sus barcos parecen perdidos a la vez. Una sola tormenta puede alcanzarlo todo: en una crisis bajan juntos muchos precios. Diez monedas, o diez tiendas en un mismo pueblo, pueden ser un solo barco. Y repartir no ayuda a quien no tiene nada que repartir.',
    },
    {
      type: 'interactive',
      widget: 'plan',
      title: 'Te toca: una página',
      introduction: [
        {
          text: 'Un plan en papel te protege de la persona que eres en un día de locos. Escribe lo que puedas, deja el resto e imprímelo. Lo que escribes se queda contigo.',
        },
      ],
      tasks: [
        {
          text: 'Escribe una meta con precio y fecha. «Ahorrar más» no es una meta.',
          answer: '«Una guitarra, US$ 300, para junio» sí lo es: en junio sabrás si llegaste.',
        },
        {
          text: 'Completa el límite. ¿Cuántos meses de ahorro lo reemplazarían? ¿Sería llevadero?',
          answer: 'Divide el límite entre lo que ahorras en un mes: US$ 600 a US$ 50 al mes son un año entero.',
        },
        'Completa la frase antes de necesitarla: «Cambiaría de opinión si…». Escribe una razón para tener más y otra para tener menos.',
      ],
      closing: [
        {
          text: '¿Cuánto bitcoin cabe en un plan? Unos dicen que nada: no rinde, y su precio da saltos violentos. Otros tienen un poco, como apuesta por un dinero que nadie puede imprimir, de un tamaño que podrían perder. Otros tienen casi todo en él, porque no confían en ningún Estado ni en ningún banco. Estos últimos no tienen un segundo barco.',
        },
        {
          text: 'La mayoría de los planes no necesita nada de bitcoin. Un colchón, una tarjeta saldada, una cuenta de ahorros o un fondo indexado amplio, y una habilidad nueva son cosas aburridas, y necesitan menos suerte. Las acciones son mal lugar para un dinero que hará falta en pocos años. Escribe el plan con calma. Esto es una lección, y no es asesoramiento financiero.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'spread',
      prompt: '¿Qué hace repartir el riesgo?',
      options: [
        {
          id: 'more',
          text: 'Supera al mejor de los barcos',
          isCorrect: false,
          explanation: 'Nunca lo supera. Pero nadie sabe de antemano cuál es ese barco.',
        },
        {
          id: 'no-ruin',
          text: 'Evita que una pérdida sea el final',
          isCorrect: true,
          explanation: 'Renuncias al mejor caso para estar a salvo del peor.',
        },
        {
          id: 'no-loss',
          text: 'Hace imposible cualquier pérdida',
          isCorrect: false,
          explanation: 'En una crisis caen muchas cosas a la vez.',
        },
      ],
    },
    {
      id: 'ten-coins',
      prompt: 'Leo tiene diez criptomonedas distintas y nada más. ¿Ha repartido el riesgo?',
      options: [
        {
          id: 'hardly',
          text: 'Apenas: suelen caer juntas',
          isCorrect: true,
          explanation: 'Diez nombres, un solo barco.',
        },
        {
          id: 'yes',
          text: 'Sí, con diez es suficiente',
          isCorrect: false,
          explanation: 'Diez de la misma clase comparten la misma tormenta.',
        },
        {
          id: 'more',
          text: 'Todavía no, necesita veinte',
          isCorrect: false,
          explanation: 'Tener más de la misma clase no cambia la tormenta.',
        },
      ],
    },
    {
      id: 'size',
      prompt: '¿Cómo fijas un límite sin conocer el futuro?',
      options: [
        {
          id: 'forecast',
          text: 'Con el mejor pronóstico del precio',
          isCorrect: false,
          explanation: 'Justo en eso fallaron las reglas ingeniosas.',
        },
        {
          id: 'friends',
          text: 'Con lo que ponen mis amigos',
          isCorrect: false,
          explanation: 'Su alquiler no es el tuyo.',
        },
        {
          id: 'loss',
          text: 'Con lo que podría perder sin hundirme',
          isCorrect: true,
          explanation: 'Esa pregunta la puedes responder hoy.',
        },
      ],
    },
  ],
  takeaways: [
    'Repartir es renunciar al mejor caso para estar a salvo del peor.',
    'El salario y los ahorros no deberían colgar de un solo nombre.',
    'Decide el tamaño de un riesgo por lo que podrías perder entero, no por lo que esperas.',
    'Escribe qué te haría cambiar de opinión antes de que haga falta.',
  ],
  explains: 'qué tamaño dar a un riesgo para que perderlo sea llevadero',
  limits:
    'Los precios del pasado dicen poco sobre los que vienen. Las acciones de un país al que le fue bien no son las de todos los países. Los expertos discuten cuánto hay que repartir: algunos ricos pusieron casi todo en una empresa y ganaron, y de los que perdieron se oye menos. Los impuestos, las comisiones y las leyes son distintos en cada país, y esta lección los deja fuera. Las citas son traducción nuestra.',
};
