import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'now-or-later',
  cover: { visual: 'lump-or-yearly', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Cincuenta mil hoy',
    paragraphs: [
      {
        text: 'En 1992 las fuerzas armadas de Estados Unidos tenían que reducirse. Los soldados que se iban podían elegir entre una suma única hoy y sumas menores cada año. Un periódico dio un ejemplo: US$ 50 000 ahora, o US$ 8000 al año durante 30 años. Las fuerzas armadas repartieron un folleto con las cuentas hechas, al 7 % de interés. A esa tasa, el dinero anual vale hoy unos US$ 99 000.',
        sources: ['pentagon-choice', 'warner-pleeter'],
      },
    ],
    guess: {
      question: '¿Qué eligieron los soldados de tropa?',
      options: [
        {
          id: 'yearly',
          text: 'Casi todos tomaron el dinero de cada año',
          isCorrect: false,
          answer: 'Al folleto le habría gustado.',
        },
        {
          id: 'half',
          text: 'Más o menos la mitad tomó cada cosa',
          isCorrect: false,
          answer: 'Es lo que habían pronosticado los economistas del Pentágono.',
        },
        {
          id: 'lump',
          text: 'Más de nueve de cada diez, la suma de hoy',
          isCorrect: true,
          answer: 'Y más de la mitad de los oficiales también.',
        },
      ],
    },
    reveal: [
      {
        text: 'Los contribuyentes se ahorraron US$ 1700 millones. En las ofertas reales, quien tomaba la suma de hoy actuaba como si un año de espera tuviera que pagar más del 17 %, antes de impuestos. ¿Fue una tontería? Antes de juzgar, averigua tu propio número.',
        sources: ['warner-pleeter'],
      },
    ],
  },
  objectives: [
    'Explicar con un ejemplo qué son la preferencia temporal y una tasa de descuento',
    'Averiguar tu propia tasa con unas pocas decisiones',
    'Decir qué mostró la prueba del malvavisco, y qué no',
    'Nombrar buenas razones para no esperar',
  ],
  modules: [
    {
      type: 'story',
      title: 'Tres pruebas de paciencia',
      sections: [
        {
          id: 'marshmallow',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1967 a 2020',
            location: 'Stanford, y el resto de Estados Unidos',
            character: 'Walter Mischel, Tyler Watts y muchos niños',
            scene: 'Un malvavisco ahora, o dos después',
            narrative: [
              {
                text: 'Un niño puede comerse una golosina ahora, o esperar a que vuelva el investigador y recibir dos. En el jardín de infantes de la Universidad de Stanford, a los niños que esperaron más les fue mejor en la escuela años después. Se volvió la historia más famosa sobre la fuerza de voluntad.',
                sources: ['watts'],
              },
              {
                text: 'En 2018 Tyler Watts, Greg Duncan y Haonan Quan lo probaron otra vez. Tomaron a más niños, y sobre todo a hijos de madres que no habían terminado la universidad.',
                sources: ['watts'],
              },
            ],
            guess: {
              question: '¿Qué quedó de la relación entre esperar y las notas de la escuela?',
              options: [
                { id: 'same', text: 'Toda', isCorrect: false, answer: 'Era más débil desde el comienzo.' },
                {
                  id: 'part',
                  text: 'La mitad, como mucho',
                  isCorrect: true,
                  answer: 'Y de esa mitad desaparecieron dos tercios al contar la familia y la casa.',
                },
                { id: 'none', text: 'Nada', isCorrect: false, answer: 'Quedó una relación pequeña.' },
              ],
            },
            reveal: [
              {
                text: 'La relación era la mitad de fuerte, y se redujo dos tercios cuando tuvieron en cuenta la familia, las capacidades tempranas y la casa. Otro equipo usó los mismos datos. Encontró relaciones con la conducta, y pensó que las explica mejor el apoyo que rodea a un niño que el autocontrol.',
                sources: ['watts', 'michaelson'],
                drawing: {
                  visual: 'fewer-marshmallows',
                  background: 'plain',
                  mood: 'calm',
                  text: 'La relación en malvaviscos: doce en la prueba famosa, seis como mucho en 2018, y dos cuando se contaron la familia, las capacidades tempranas y la casa.',
                  words: ['prueba famosa', '2018', 'con la familia'],
                },
              },
              {
                text: '¿Y el dinero? Para un estudio de 2020, Mischel y otros preguntaron a 113 de los niños de Stanford, que ya pasaban de los cuarenta. Lo que habían esperado aquella vez no decía casi nada sobre su patrimonio, sus ingresos o sus deudas. El autocontrol, medido una y otra vez hasta los 37 años, sí decía algo, un poco.',
                sources: ['marshmallow-2020'],
              },
            ],
            visual: 'one-marshmallow',
            visualText: 'Un malvavisco en un plato, una campanilla al lado, y dos más detrás de un reloj.',
            mood: 'calm',
          },
        },
        {
          id: 'crayons',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2012',
            location: 'Rochester, Nueva York',
            character: 'Celeste Kidd y 28 niños',
            scene: 'Los crayones que nunca llegaron',
            narrative: [
              {
                text: 'Cada niño recibió un frasco de crayones usados y una promesa: si esperas, te traigo otros mejores. Algunos los recibieron. Con los demás, la investigadora volvió con las manos vacías y una disculpa. Lo mismo pasó con unas calcomanías. Después llegó el malvavisco.',
                sources: ['kidd-crayons', 'kidd'],
              },
            ],
            guess: {
              question: '¿Cuánto esperaron los niños a los que les habían fallado dos veces?',
              options: [
                {
                  id: 'three',
                  text: 'Unos 3 minutos',
                  isCorrect: true,
                  answer: 'Los demás esperaron unos 12.',
                },
                { id: 'eight', text: 'Unos 8 minutos', isCorrect: false, answer: 'Menos de la mitad de eso.' },
                { id: 'twelve', text: 'Unos 12 minutos', isCorrect: false, answer: 'Eso esperaron los demás.' },
              ],
            },
            reveal: [
              {
                text: 'Los investigadores habían decidido a quién le fallaban, así que no era el carácter. Los niños habían aprendido si vale la pena esperar, y actuaron en consecuencia. Una prueba posterior con 60 niños encontró lo mismo, pero más débil.',
                sources: ['kidd', 'kidd-repeat'],
              },
            ],
            visual: 'empty-box',
            visualText: 'Un frasco de crayones gastados junto a una caja abierta y vacía.',
            mood: 'uneasy',
          },
        },
        {
          id: 'payday',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2016',
            location: 'Estados Unidos',
            character: 'Hogares con ingresos bajos',
            scene: 'La semana antes de cobrar',
            narrative: [
              {
                text: 'Tres economistas pidieron a hogares pobres que eligieran entre dinero antes y dinero después. El azar decidió a quién se le preguntaba antes del día de pago y a quién después. Quienes respondieron antes de cobrar se inclinaron más por el dinero inmediato. Después vino otra decisión: hacer una tarea, antes o después.',
                sources: ['carvalho'],
              },
            ],
            guess: {
              question: '¿Quién aplazó más la tarea?',
              options: [
                {
                  id: 'after',
                  text: 'Quienes respondieron después de cobrar',
                  isCorrect: false,
                  answer: 'Acababan de cobrar, pero no.',
                },
                {
                  id: 'before',
                  text: 'Quienes respondieron antes de cobrar',
                  isCorrect: false,
                  answer: 'Eso haría la gente impaciente. Esta no lo hizo.',
                },
                {
                  id: 'same',
                  text: 'Ninguno de los dos grupos',
                  isCorrect: true,
                  answer: 'El día de pago solo cambió las respuestas sobre dinero.',
                },
              ],
            },
            reveal: [
              {
                text: 'Tampoco hubo diferencia en las pruebas de razonamiento. ¿La gente es pobre porque es impaciente, o parece impaciente porque le falta dinero? La lectura más simple: el día de pago no cambia cómo es la gente. Cambia lo que necesita. Así que una tasa alta puede ser simple aritmética de quien tiene que pagar el alquiler.',
                sources: ['carvalho'],
              },
            ],
            visual: 'payday-calendar',
            visualText:
              'Una hoja de calendario con un día marcado con un círculo, encima de una bolsa de monedas vacía y otra llena.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'El ferri al año que viene',
      paragraphs: [
        {
          text: 'Piensa en dos islas, Hoy y En un Año. Un ferri lleva tus dólares de una a la otra, y cobra pasaje. ¿Solo entregas aquí US$ 100 si allá llegan US$ 110? Entonces tu pasaje es del 10 %. Ese pasaje es tu tasa de descuento. Tu deseo de quedarte de este lado es tu preferencia temporal.',
        },
        {
          text: 'Con tormenta, el pasaje sube: cuando hay que pagar el alquiler, cuando el capitán ya mintió otras veces, cuando al barco le entra agua porque suben los precios. Con una inflación del 5 %, US$ 110 del año que viene compran más o menos lo que hoy compran US$ 105.',
        },
        {
          text: '¿Es el dinero mismo el que fija el pasaje? Saifedean Ammous dice que sí: el dinero duro enseña a cuidar el futuro, y el dinero que se derrite enseña a gastar. Otros responden con una encuesta en 76 países. Todos usan papel moneda, y aun así la paciencia es muy distinta de uno a otro.',
          sources: ['ammous-abstract', 'falk'],
        },
      ],
      drawing: {
        visual: 'ferry',
        background: 'plain',
        mood: 'calm',
        text: 'Un ferri lleva un billete de la isla Hoy, de donde salen US$ 100, a la isla En un Año, adonde llegan US$ 110.',
        words: ['Hoy', 'En un Año', 'US$ 100', 'US$ 110'],
      },
      limits:
        'Un ferri tiene un solo pasaje para todos. El tuyo cambia con la suma, la espera y el día. Los propios economistas dudan de que una sola tasa pueda describir a una persona.',
    },
    {
      type: 'interactive',
      widget: 'now-or-later',
      title: 'Te toca: ¿hoy o después?',
      introduction: [
        {
          text: 'Cinco situaciones, y cuatro decisiones en cada una. La primera ya está tomada como ejemplo: esperarías un año por US$ 110. Si no es así, deshazla.',
        },
      ],
      tasks: [
        'Termina «Un año tranquilo». ¿Entre qué dos tasas estás?',
        'Haz «Solo un mes» y «Una suma grande». ¿Te quedaste en los mismos escalones?',
        {
          text: 'Ahora «Hay que pagar el alquiler» y «La palabra de un desconocido». ¿Te has vuelto otra persona?',
          answer:
            'No. Las ofertas son distintas: si hay que pagar el alquiler, el dinero de hoy vale más, y un desconocido puede no pagar.',
        },
      ],
      closing: [
        {
          text: 'La mayoría de la gente pide una tasa más alta por sumas pequeñas que por grandes. Una revisión de los estudios encontró que una sola tasa no describe bien a las personas. Así que el número no es una nota. Es una herramienta: compáralo con lo que se ofrece, como una tarjeta al 20 % o una cuenta al 3.',
          sources: ['grace-mclean', 'frederick'],
        },
        {
          text: 'Esperar suele valer la pena si se cumplen tres cosas. Lo que hace falta hoy está cubierto. La promesa es buena. Y la recompensa supera tanto la subida de los precios como los otros usos que tienes, por ejemplo una deuda cara. Esto es una lección, y no es asesoramiento financiero. La guía sobre la preferencia temporal sigue desde aquí, con una calculadora de ahorro.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'between',
      prompt: 'Prefieres US$ 100 hoy a US$ 103 en un año. Por US$ 110 esperarías. ¿Cuál es tu tasa anual?',
      options: [
        {
          id: 'between',
          text: 'Entre el 3 y el 10 %',
          isCorrect: true,
          explanation: 'El tres por ciento era muy poco, y el diez bastaba.',
        },
        {
          id: 'ten',
          text: 'El 10 %, y no menos',
          isCorrect: false,
          explanation: 'Quizás habrían bastado US$ 106.',
        },
        {
          id: 'below',
          text: 'Menos del 3 %',
          isCorrect: false,
          explanation: 'Entonces habrías esperado por US$ 103.',
        },
      ],
    },
    {
      id: 'replication',
      prompt: '¿Qué encontró el estudio de 2018?',
      options: [
        {
          id: 'fake',
          text: 'Que la prueba antigua era falsa',
          isCorrect: false,
          explanation: 'No. Sus pocos niños simplemente no eran como todos los niños.',
        },
        {
          id: 'destiny',
          text: 'Que un niño que espera será rico',
          isCorrect: false,
          explanation: 'Miró la escuela y la conducta a los 15 años, y encontró una relación débil.',
        },
        {
          id: 'weak',
          text: 'Que la relación es más débil',
          isCorrect: true,
          explanation:
            'La mayor parte va unida a la familia y a la casa. Lo que parece carácter puede ser el suelo que pisa un niño.',
        },
      ],
    },
    {
      id: 'real',
      prompt:
        'Los precios suben un 5 % al año. En lugar de US$ 100 hoy, recibes US$ 110 en un año. ¿Cuánto ganaste en dinero de hoy, en comparación con gastarlo ahora?',
      options: [
        {
          id: 'ten',
          text: 'Unos US$ 10',
          isCorrect: false,
          explanation: 'Lo dicen los billetes. Las tiendas, no.',
        },
        {
          id: 'five',
          text: 'Unos US$ 5',
          isCorrect: true,
          explanation: 'US$ 110 compran entonces más o menos lo que hoy compran US$ 105.',
        },
        {
          id: 'none',
          text: 'Nada',
          isCorrect: false,
          explanation: 'La inflación se llevó la mitad de la recompensa, no toda.',
        },
      ],
    },
  ],
  takeaways: [
    'Una tasa de descuento es lo que tiene que pagarte un año de espera.',
    'Se mueve con la necesidad, la confianza, los precios y el tamaño de la suma.',
    'La prueba del malvavisco dice menos sobre el carácter de lo que sugiere su fama.',
    'Esperar puede valer la pena si lo necesario está cubierto, la promesa es buena y la recompensa supera los precios y los otros usos que tienes.',
  ],
  explains: 'cuándo es sensato esperar, y cuándo es una tontería',
  limits:
    'Las decisiones en una pantalla no cuestan nada, y con dinero de verdad la gente puede actuar de otra manera. Los soldados eligieron con dinero de verdad, pero algunos tenían deudas con tasas altas, y otros quizás no confiaban en la promesa. Las tasas que encuentran los estudios van de cero a cientos por ciento. Que el dinero duro haga más paciente a la gente es discutido, y no se ha demostrado.',
};
