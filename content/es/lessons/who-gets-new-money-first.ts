import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'who-gets-new-money-first',
  cover: { visual: 'gold-store', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Tres dólares por un huevo',
    paragraphs: [
      {
        text: 'San Francisco. En marzo de 1848, un quintal de harina, un saco grande, cuesta 4 dólares. Corre el rumor de que hay oro en las colinas, y casi nadie lo cree. En diciembre la harina cuesta 27 dólares, y a mediados de 1849, más del doble de eso. Por un huevo se piden 2 o 3 dólares.',
        sources: ['gold-prices', 'gold-1848'],
      },
    ],
    guess: {
      question: '¿A quién le dan risa estos precios?',
      options: [
        {
          id: 'saver',
          text: 'A una viuda con 200 dólares bajo el colchón',
          isCorrect: false,
          answer: 'El invierno pasado eran una pequeña fortuna. Ahora son 66 huevos.',
        },
        {
          id: 'digger',
          text: 'A un hombre que lava arena en un río',
          isCorrect: true,
          answer: 'Encuentra oro, así que es el primero en tener el dinero nuevo.',
        },
        {
          id: 'merchant',
          text: 'A un comerciante que vendió toda su harina en marzo',
          isCorrect: false,
          answer: 'Vendió por 4 dólares lo que ahora cuesta 27.',
        },
      ],
    },
    reveal: [
      {
        text: 'El dinero nuevo no cae sobre una ciudad como la lluvia. Entra por una puerta. Nuestra fuente de estos precios ni siquiera le echa la culpa al oro: nombra la multitud, los campos abandonados y el costo del transporte. Pero quien tenía oro podía pagar. Así que queda la pregunta: ¿quién lo recibe primero, y quién al último?',
        sources: ['gold-prices', 'gold-clipper'],
      },
    ],
  },
  objectives: [
    'Explicar el efecto Cantillon con tus palabras',
    'Seguir el dinero nuevo de puerta en puerta',
    'Decir cuándo da lo mismo quién va primero',
    'Dar las dos versiones sobre los bancos centrales, los bancos de los otros bancos',
  ],
  modules: [
    {
      type: 'story',
      title: 'Dos puertas',
      sections: [
        {
          id: 'cantillon',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Hacia 1730',
            location: 'París y Londres',
            character: 'Richard Cantillon, banquero',
            scene: 'La mina y los inquilinos',
            narrative: [
              {
                text: 'Todos sabían que mucho dinero encarece las cosas. John Locke lo había dicho, señala Cantillon, «pero no ha considerado cómo lo hace». Por eso él sigue la plata de una mina. Los primeros en tenerla son el dueño, los fundidores y los obreros. Comen más carne y beben más vino. Así que los siguientes son quienes venden eso. Paso a paso, los precios suben.',
                sources: ['cantillon-text', 'cantillon-mises'],
              },
            ],
            guess: {
              question: '¿Quién sale perjudicado?, pregunta él.',
              options: [
                {
                  id: 'farmer',
                  text: 'Los agricultores',
                  isCorrect: false,
                  answer: 'Venden carne a los precios nuevos.',
                },
                {
                  id: 'butcher',
                  text: 'Los taberneros y los carniceros',
                  isCorrect: false,
                  answer: 'Son los siguientes, y venden más caro.',
                },
                {
                  id: 'fixed',
                  text: 'Los terratenientes y los sirvientes',
                  isCorrect: true,
                  answer: 'Arriendos largos y salario fijo: enfrentan los precios nuevos con los ingresos viejos.',
                },
              ],
            },
            reveal: [
              {
                text: 'Muchos de ellos, escribe, tendrán que irse y buscar fortuna en otra parte. Su libro se imprimió en 1755, mucho después de su muerte. Los economistas llaman a esto el efecto Cantillon.',
                sources: ['cantillon-french'],
              },
              {
                text: 'David Hume vio un lado bueno. Por un tiempo, entre el dinero nuevo y los precios nuevos, el comercio y el trabajo se animan. Solo en ese intervalo, escribió en 1752, ayuda que haya más dinero.',
                sources: ['hume'],
              },
            ],
            visual: 'silver-mine',
            visualText:
              'Una mina en una colina. Un carro de mineral rueda hacia una taberna, una carnicería y, a lo lejos, una casa pequeña.',
            mood: 'calm',
          },
        },
        {
          id: 'bonds',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 2009 a 2012',
            location: 'Londres',
            character: 'El Banco de Inglaterra',
            scene: 'Dinero nuevo por bonos viejos',
            narrative: [
              {
                text: 'Después de la crisis de 2008, el Banco creó dinero y compró bonos por unos 375 mil millones de libras. Es un banco central: el banco de los otros bancos. Un bono es un papel en el que el Estado o una empresa promete devolver un préstamo. Los precios de los bonos y de las acciones subieron, según calculó el Banco. El Parlamento preguntó a quién ayudaba eso. El Banco miró lo que poseen los hogares aparte de sus pensiones.',
                sources: ['boe-2012', 'boe-poverty'],
              },
            ],
            guess: {
              question: '¿Qué parte de esos bienes tenía el 5 % más rico?',
              options: [
                { id: 'ten', text: 'El 10 %', isCorrect: false, answer: 'Cuatro veces más.' },
                {
                  id: 'forty',
                  text: 'El 40 %',
                  isCorrect: true,
                  answer: 'O sea que la mayor parte de la subida no fue para la mayoría de la gente.',
                },
                { id: 'eighty', text: 'El 80 %', isCorrect: false, answer: 'La mitad de eso.' },
              ],
            },
            reveal: [
              {
                text: 'Después el Banco dio la otra versión: sin las compras, la mayoría habría estado peor, con menos empleos y más empresas cerradas. ¿Las tasas de interés bajas agrandan la distancia entre ricos y pobres? Un estudio sobre todos los daneses encontró que ayudaron a todos, y a los de arriba más que a nadie. Uno sobre Estados Unidos encontró que la agrandan las tasas altas. Ben Bernanke, que dirigió el banco central de Estados Unidos, dice que el efecto neto no está claro.',
                sources: ['boe-2012', 'danes', 'bystanders', 'bernanke-2015'],
              },
              {
                text: '¿Importa quién vendió los bonos? Apenas, dice el economista Scott Sumner: quien vendió entregó un bono al precio del mercado y no es más rico. El precio de los bonos se mueve para todos a la vez. Sí importa, responden otros: algunos venden más caro y piden prestado más barato antes que los demás, y muchos pasos pequeños se suman.',
                sources: ['sumner-view', 'selgin-sumner', 'sieron'],
              },
            ],
            visual: 'bond-swap',
            visualText:
              'Dos manos sobre un escritorio: una da un bono con cupones, y la otra, una pila de billetes nuevos.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'Fichas de más en la feria',
      paragraphs: [
        {
          text: 'En la feria de una escuela, cada vuelta en los juegos cuesta una ficha. Un docente le da doscientas fichas de más a la clase que está en la entrada. Dan vueltas toda la mañana al precio de antes.',
        },
        {
          text: 'Al mediodía las filas son largas. Ahora los puestos piden dos fichas. Entonces llegan los de primer grado, con las fichas que juntaron toda la semana. Dan la mitad de vueltas. No se agregó ninguna vuelta. Algunas cambiaron de manos.',
        },
      ],
      drawing: {
        visual: 'tokens-at-noon',
        background: 'plain',
        mood: 'calm',
        text: 'Cuatro fichas compran cuatro vueltas por la mañana, y dos al mediodía. Las otras dos son para quienes todavía tienen fichas.',
        words: ['mañana: 1 ficha', 'mediodía: 2 fichas'],
      },
      limits:
        'Las fichas llegaron a cambio de nada. Un banco central recibe un bono por su dinero, y un préstamo hay que devolverlo. Y si muchos puestos están parados, las fichas de más pueden ponerlos a trabajar.',
    },
    {
      type: 'interactive',
      widget: 'new-money-town',
      title: 'Te toca: seis puertas en una plaza',
      introduction: [
        {
          text: 'Seis vecinos y un pensionado, todos inventados. Cada día, cada uno compra una cosa de cada clase. Ahora entra dinero nuevo, día tras día, por la puerta que elijas. Se gasta en la puerta de al lado. El pueblo no produce más cosas que antes.',
        },
      ],
      tasks: [
        {
          text: 'Deja entrar el dinero por la casa del constructor y ve del día 1 al día 6. ¿Quién va ganando, y quién lo paga?',
          answer:
            'El constructor lleva 3.5 cosas de más. El pensionado tiene 3.5 de menos, y la maestra, que va al último, 2.3 de menos.',
        },
        {
          text: 'Elige ahora la puerta de la maestra. ¿Qué cambió, y qué no?',
          answer:
            'Ahora la maestra lleva 3.5 de más, y el panadero va al último. El pensionado pierde lo mismo que antes.',
        },
        {
          text: 'Elige «Todos a la vez». ¿Qué pasa con las ganancias? ¿Qué pasa con el frasco de monedas viejas?',
          answer: 'Las ganancias desaparecen. El frasco pierde un poco a favor de todos: 5.8 cosas en lugar de 6.',
        },
      ],
      closing: [
        {
          text: 'En este pueblo, toda ganancia es la pérdida de alguien, porque las cosas no aumentan. En una mala época pueden aumentar, y entonces el dinero nuevo tal vez ayude incluso a quienes lo reciben tarde. Si llega parejo, o si todos lo esperan, el orden casi no importa. Importa más que nunca cuando llega por sorpresa y se queda en una puerta.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'who',
      prompt: '¿Quién pierde con el efecto Cantillon?',
      options: [
        {
          id: 'late',
          text: 'Quienes lo reciben tarde o nunca',
          isCorrect: true,
          explanation: 'Enfrentan los precios nuevos con los ingresos viejos.',
        },
        {
          id: 'poor',
          text: 'Siempre los pobres',
          isCorrect: false,
          explanation: 'Muchas veces, pero no por regla. Entre los perdedores de Cantillon hay terratenientes.',
        },
        {
          id: 'nobody',
          text: 'Nadie, porque ahora hay más dinero',
          isCorrect: false,
          explanation: 'Más dinero no es más pan.',
        },
      ],
    },
    {
      id: 'even',
      prompt:
        'De la noche a la mañana se duplican el dinero de todos, todos los precios y todos los salarios. ¿Quién gana?',
      options: [
        {
          id: 'all',
          text: 'Todos',
          isCorrect: false,
          explanation: 'Cada uno puede comprar exactamente lo que podía comprar antes.',
        },
        {
          id: 'first',
          text: 'Quienes van primero en la fila',
          isCorrect: false,
          explanation: 'Aquí nadie es el primero.',
        },
        {
          id: 'debt',
          text: 'Solo quien tiene deudas viejas',
          isCorrect: true,
          explanation:
            'Nadie más gana, porque todo el dinero creció a la vez. Pero una deuda es una promesa hecha en dinero viejo.',
        },
      ],
    },
    {
      id: 'sides',
      prompt: '¿Qué discuten los economistas sobre los bancos centrales?',
      options: [
        {
          id: 'bonds',
          text: 'Si de verdad compran bonos',
          isCorrect: false,
          explanation: 'Ellos mismos lo publican.',
        },
        {
          id: 'size',
          text: 'Qué tan grande es el efecto',
          isCorrect: true,
          explanation:
            'Y también cuánto dura, y para quién. Si suben los precios de lo que se posee, ayudan a los dueños; los empleos ayudan a quienes trabajan.',
        },
        {
          id: 'money',
          text: 'Si pueden crear dinero',
          isCorrect: false,
          explanation: 'Pueden. Lo dice el propio Banco de Inglaterra.',
        },
      ],
    },
  ],
  takeaways: [
    'El dinero nuevo entra por una puerta. Desde allí lo siguen los precios.',
    'Los primeros compran a precios viejos. Los últimos pagan los nuevos con ingresos viejos.',
    'Si se da a todos a la vez, cambia los precios y poco más.',
    'Se discute cuánto importa esto hoy. Pregunta quién, cuándo y cuánto.',
  ],
  explains: 'por qué importa quién recibe primero el dinero nuevo',
  limits:
    'Nuestro pueblo tiene seis puertas, una cantidad fija de cosas y vecinos que gastan cada moneda. Las ciudades de verdad tienen bancos, acciones, salarios que se mueven y noticias que mueven los precios antes de que llegue el dinero. Los precios de California tenían más de una causa. Y la mayor parte del dinero nuevo de hoy llega como préstamos de los bancos, que es el tema de otro capítulo.',
};
