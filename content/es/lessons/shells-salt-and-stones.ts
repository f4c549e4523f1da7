import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'shells-salt-and-stones',
  cover: { visual: 'sunken-stone', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Una fortuna en el fondo del mar',
    paragraphs: [
      {
        text: 'En Yap, una isla del Pacífico, unas grandes ruedas de piedra eran una clase de dinero. Cuentan que una tripulación traía una en barco. Poco antes de llegar a la isla estalló una tormenta, y la piedra se fue al fondo del mar. La tripulación sobrevivió y se lo contó a todos.',
        sources: ['rai-sea'],
      },
    ],
    guess: {
      question: '¿Cuánto valía después de eso la piedra hundida?',
      options: [
        {
          id: 'nothing',
          text: 'Nada. Se había perdido',
          isCorrect: false,
          answer: 'Nadie podía verla, y nadie dudaba de que estaba allí.',
        },
        {
          id: 'diver',
          text: 'Era del primero que pudiera sacarla',
          isCorrect: false,
          answer: 'Ya tenía dueño, y todos sabían quién era.',
        },
        {
          id: 'same',
          text: 'Lo mismo que en tierra. Cambiaba de dueño allá abajo',
          isCorrect: true,
          answer: 'La isla estuvo de acuerdo en que seguía siendo buena.',
        },
      ],
    },
    reveal: [
      {
        text: 'Si el relato es cierto, esa piedra hoy es de alguien, aunque nadie la ha visto en más de cien años. ¿Qué convirtió en dinero una piedra, una concha o una barra de sal? ¿Y qué acabó con ese dinero?',
        sources: ['rai-sea'],
      },
    ],
  },
  objectives: [
    'Explicar cómo una cosa se vuelve dinero: otros la aceptan',
    'Contar cuatro historias: piedra, sal, conchas, cuentas',
    'Decir qué pasa cuando ese dinero se vuelve fácil de hacer',
    'Nombrar lo que se pagó con estos dineros, también lo terrible',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Una palabra vale lo que otros entienden',
      paragraphs: [
        {
          text: '¿Por qué se aprende un idioma? No será por los sonidos. Lo aprendes porque lo hablan otras personas. Con cada hablante nuevo, el idioma les sirve más a todos los demás.',
        },
        {
          text: 'Con el dinero pasa igual. Aceptas una concha porque la vendedora de pescado la va a aceptar, y ella la acepta porque el alfarero la va a aceptar. La concha en sí no tiene que servir para nada. Ayuda que sea bonita, que dure, y que nadie pueda llenar un balde con ellas de la noche a la mañana.',
        },
      ],
      guess: {
        question: 'Una mañana, ya nadie acepta conchas. ¿Cuánto vale tu canasta llena?',
        options: [
          {
            id: 'same',
            text: 'Lo mismo que antes: las conchas son las mismas',
            isCorrect: false,
            answer: 'Las conchas, sí. La vendedora de pescado, no.',
          },
          {
            id: 'less',
            text: 'Un poco menos',
            isCorrect: false,
            answer: '¿Quién te daría siquiera un pescado por ella?',
          },
          {
            id: 'nothing',
            text: 'Nada, salvo para mirarla',
            isCorrect: true,
            answer: 'Es como un idioma que nadie habla.',
          },
        ],
      },
      reveal: [
        {
          text: 'La sal y el tabaco son un caso especial. Sirven para algo aunque ya nadie los acepte. Un dinero así se llama dinero mercancía: un bien que la gente usa, y que además pasa de mano en mano como dinero.',
        },
      ],
      drawing: {
        visual: 'shells-passed-on',
        background: 'plain',
        mood: 'calm',
        text: 'Tú, la vendedora de pescado y el alfarero, en fila. Cada uno acepta una concha porque la aceptará el siguiente.',
        words: ['tú', 'pescadera', 'alfarero'],
      },
      limits:
        'Puedes hacer todas las palabras que quieras, y al idioma no le pasa nada. Haz todas las conchas que quieras, y cada una compra menos. Las escenas de abajo lo muestran.',
    },
    {
      type: 'story',
      title: 'Cuatro dineros y su final',
      sections: [
        {
          id: 'yap',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Hasta cerca de 1900',
            location: 'Yap y Palaos, Pacífico occidental',
            character: 'Canteros, navegantes y el capitán O’Keefe',
            scene: 'Ruedas del otro lado del mar',
            narrative: [
              {
                text: 'Hace tal vez 600 años, la gente de Yap empezó a navegar hasta Palaos, a más de 400 kilómetros. A los dueños de la roca les pagaban con trabajo y con bienes. Cortaban las ruedas con herramientas de concha y las traían a casa en balsas y canoas.',
                sources: ['rai-antiquity'],
              },
              {
                text: 'Una rueda grande se colocaba una vez y ya no se movía. Si alguien la daba por una boda o un rescate, se avisaba a todos. La memoria de la isla era el registro.',
                sources: ['rai-team'],
              },
              {
                text: 'Después llegaron las herramientas de hierro y los barcos grandes. Desde 1872, un capitán irlandés y estadounidense, David O’Keefe, transportó las piedras a cambio de coco seco. Llegaron más ruedas, y más grandes.',
                sources: ['rai-ship', 'rai-antiquity'],
              },
            ],
            guess: {
              question: '¿Cuánto valían las ruedas nuevas, más grandes?',
              options: [
                {
                  id: 'more',
                  text: 'Más, por su tamaño',
                  isCorrect: false,
                  answer: 'El tamaño contaba, pero otra cosa contaba más.',
                },
                {
                  id: 'less',
                  text: 'Casi siempre menos que las viejas',
                  isCorrect: true,
                  answer: 'Habían costado menos peligro y menos trabajo.',
                },
                {
                  id: 'same',
                  text: 'Lo mismo: una piedra es una piedra',
                  isCorrect: false,
                  answer: 'Cada piedra tenía su historia, y la gente la conocía.',
                },
              ],
            },
            reveal: [
              {
                text: 'Por lo general valían menos, porque ya no había riesgo ni fatiga. El valor de una rueda depende de su tamaño, su forma, su piedra y su historia. En Yap, las ruedas todavía cambian de manos en los grandes momentos. La comida de todos los días se paga en dólares.',
                sources: ['rai-antiquity', 'rai-today'],
              },
              {
                text: 'Dos investigadores comparan la memoria compartida de la isla con el registro compartido de Bitcoin. También dicen que las piedras no eran una moneda en sentido estricto. Se daban donde la gente sellaba una boda o hacía las paces.',
                sources: ['rai'],
              },
            ],
            visual: 'stone-wheel',
            visualText:
              'Entre dos palmeras se alza una rueda de piedra, más alta que una persona, con un agujero en el centro.',
            mood: 'calm',
          },
        },
        {
          id: 'salt',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'De 1625 a 1903',
            location: 'Etiopía',
            character: 'Caravanas de la llanura de sal',
            scene: 'Dinero que se puede lamer',
            narrative: [
              {
                text: 'En 1625, un religioso describió la llanura de sal del noreste de Etiopía. De allí salía, escribió, todo lo que la gente usaba en lugar de dinero: ladrillos de sal, blancos y duros. Se cruzó con una caravana de unos 600 camellos, mulas y burros cargados con ellos.',
                sources: ['amole-1625'],
              },
              {
                text: 'La barra se llamaba amole. Servía para pagar, y al final te la podías comer.',
                sources: ['amole'],
              },
            ],
            guess: {
              question: '¿Dónde compraba más una barra de sal?',
              options: [
                {
                  id: 'far',
                  text: 'Lejos de la llanura de sal',
                  isCorrect: true,
                  answer: 'Allá escaseaba, y cada paso del camino se había pagado.',
                },
                {
                  id: 'mine',
                  text: 'En la llanura de sal',
                  isCorrect: false,
                  answer: 'Allí estaba tirada en el suelo.',
                },
                {
                  id: 'same',
                  text: 'En todas partes igual',
                  isCorrect: false,
                  answer: 'Una barra cambiaba de valor de un mercado a otro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Cuanto más lejos de las minas, más cara era la barra. Además, había que medirla y pesarla, y buscarle grietas y agujeros. La lluvia era un ladrón de bancos.',
                sources: ['amole'],
              },
              {
                text: 'Según la cuenta de un museo, la oficina de impuestos de Etiopía todavía recibió en 1903 sal por valor de 907 000 birres. Era el 27 % de todos sus impuestos.',
                sources: ['amole-tax'],
              },
            ],
            visual: 'salt-bars',
            visualText:
              'Una pila de barras de sal, cada una atada dos veces con fibra. A una se le rompió una esquina.',
            mood: 'calm',
          },
        },
        {
          id: 'cowries',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1350, más o menos, a 1800',
            location: 'Las Maldivas y África Occidental',
            character: 'Ibn Battuta, viajero, y muchos que no pudieron elegir',
            scene: 'Una concha, dos precios',
            narrative: [
              {
                text: 'Los cauris son conchas pequeñas de mares cálidos. En las Maldivas, escribió Ibn Battuta, la gente los recogía en el mar y los dejaba en hoyos hasta que solo quedaba la concha blanca. Allí te daban 400 000 conchas por una moneda de oro, el dinar, y a veces 1 200 000.',
                sources: ['ibn-battuta-maldives', 'ibn-battuta'],
              },
            ],
            guess: {
              question: 'Más tarde vio las mismas conchas en Malí, en África Occidental. ¿Cuántas valía allí un dinar?',
              options: [
                {
                  id: 'few',
                  text: '1150',
                  isCorrect: true,
                  answer: 'Una concha compraba más de trescientas veces más oro.',
                },
                {
                  id: 'many',
                  text: '100 000',
                  isCorrect: false,
                  answer: 'Muchas menos. Entre Malí y los arrecifes hay un continente y un océano.',
                },
                {
                  id: 'most',
                  text: '2 000 000',
                  isCorrect: false,
                  answer: 'Es al revés: lo que está lejos de su origen escasea.',
                },
              ],
            },
            reveal: [
              {
                text: 'Donde el mar arroja las conchas a la playa, son baratas. Donde no se encuentra ninguna, son buen dinero: pequeñas, duras, fáciles de contar y difíciles de copiar.',
                sources: ['ibn-battuta'],
              },
              {
                text: 'Luego, los barcos europeos las llevaron a África Occidental por toneladas: más de 25 millones de libras de peso entre 1700 y 1800. Con ellas se pagó una parte de la compra de personas vendidas como esclavas. Un cautivo costaba 6000 cauris en los años 1500, y 40 000 en los años 1700. En el reino de Dahomey, también otros precios subieron mucho hasta cerca de 1750, porque barco tras barco traía más conchas. El dinero no pregunta qué está pagando.',
                sources: ['cowries-slaves', 'cowries-law'],
              },
            ],
            visual: 'cowries',
            visualText: 'Un collar de cauris sobre un montón de cauris sueltos.',
            mood: 'uneasy',
          },
        },
        {
          id: 'wampum',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1637 a 1648',
            location: 'Nueva Inglaterra',
            character: 'Indígenas que hacían cuentas de concha, y colonos ingleses',
            scene: 'Un tratado no es dinero suelto',
            narrative: [
              {
                text: 'El wampum se hace con cuentas de concha blanca y oscura, perforadas y pulidas a mano. Para los iroqueses y sus vecinos, un cinturón de wampum era un documento. Guardaba un tratado o un mensaje, y un guardián sabía lo que decía.',
                sources: ['wampum'],
              },
              {
                text: 'Los colonos ingleses casi no tenían monedas. En 1637, Massachusetts declaró que las cuentas eran dinero legal para sumas pequeñas: seis por un penique. En 1640 eran cuatro.',
                sources: ['wampum'],
              },
            ],
            guess: {
              question: '¿Qué hizo la gente cuando las cuentas fueron dinero?',
              options: [
                {
                  id: 'keep',
                  text: 'Se las puso como joyas',
                  isCorrect: false,
                  answer: 'Algunos sí. Otros tuvieron una idea más rápida.',
                },
                {
                  id: 'gold',
                  text: 'Las cambió por oro en el banco',
                  isCorrect: false,
                  answer: 'No había un banco así.',
                },
                {
                  id: 'forge',
                  text: 'Hizo cuentas malas, y rápido',
                  isCorrect: true,
                  answer: 'Conchas sin pulir, conchas de otra clase, hasta piedra.',
                },
              ],
            },
            reveal: [
              {
                text: 'Los comerciantes indígenas conocían las cuentas y solo aceptaban las buenas. Las malas circulaban entre los colonos. En 1648 los tribunales ordenaron que las cuentas estuvieran bien ensartadas, sin mezclar grandes y pequeñas. Después llegaron monedas de plata, y tal vez demasiadas cuentas, y ese dinero se fue apagando.',
                sources: ['wampum'],
              },
            ],
            visual: 'wampum-belt',
            visualText: 'Un cinturón de cuentas pequeñas. Dos hileras oscuras lo recorren, una al lado de la otra.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: el taladro más rápido',
      situation: [
        {
          text: 'Imagina que vives junto al mar y que las cuentas son dinero. Hacer una lleva medio día. Inventas un taladro que hace cincuenta al día. Todavía nadie lo sabe.',
          drawing: {
            visual: 'beads-of-a-day',
            background: 'plain',
            mood: 'calm',
            text: 'Las cuentas de un día: dos a mano, y cincuenta con el taladro nuevo.',
            words: ['a mano', 'con el taladro'],
          },
        },
      ],
      question: '¿Qué haces?',
      options: [
        {
          id: 'flood',
          label: 'Taladro todas las que puedo y las gasto',
          outcome: {
            text: 'Durante un mes tienes una fortuna. Luego el pescado cuesta el doble de cuentas, y después diez veces más. Quienes ahorraron cuentas durante años han perdido la mayor parte de su trabajo, y la tienes tú. Después de eso ya nadie acepta cuentas.',
          },
        },
        {
          id: 'quiet',
          label: 'Hago unas pocas más, y no se lo cuento a nadie',
          outcome: {
            text: 'Funciona más tiempo. Pero un secreto que paga tan bien se acaba sabiendo, o alguien más inventa el mismo taladro. El final es el mismo, solo que más tarde, y tuviste que mentir.',
          },
        },
        {
          id: 'tell',
          label: 'Se lo muestro a todos y pido un dinero nuevo',
          outcome: {
            text: 'Es justo, y es difícil. La gente tiene que ponerse de acuerdo en algo que el taladro no pueda hacer. Quienes tienen muchas cuentas van a pelear contigo.',
          },
        },
      ],
      closing: {
        text: 'En Yap, las herramientas de hierro fueron un taladro así, y los barcos llenos de cauris fueron otro. Guarda esta pregunta para cada dinero que conozcas: ¿quién puede hacer más, y cuánto le cuesta?',
      },
    },
  ],
  check: [
    {
      id: 'stones',
      prompt: '¿Por qué valían menos las ruedas de piedra más recientes de Yap?',
      options: [
        {
          id: 'small',
          text: 'Eran más pequeñas',
          isCorrect: false,
          explanation: 'Eran más grandes. Lo hicieron posible las herramientas de hierro y los barcos.',
        },
        {
          id: 'easy',
          text: 'Era más fácil conseguirlas',
          isCorrect: true,
          explanation: 'Detrás de cada piedra había menos riesgo y menos trabajo.',
        },
        {
          id: 'sea',
          text: 'Estaban en el fondo del mar',
          isCorrect: false,
          explanation: 'Una sí, y la isla estuvo de acuerdo en que seguía siendo buena.',
        },
      ],
    },
    {
      id: 'place',
      prompt: 'Un dinar eran 400 000 cauris en las Maldivas y 1150 en Malí. ¿Qué muestra eso?',
      options: [
        {
          id: 'cheat',
          text: 'Que a los comerciantes de Malí los engañaban',
          isCorrect: false,
          explanation: 'Pagaban un camino largo y peligroso.',
        },
        {
          id: 'bad',
          text: 'Que las conchas son mal dinero en todas partes',
          isCorrect: false,
          explanation: 'En Malí nadie podía recogerlas en la playa, así que funcionaban.',
        },
        {
          id: 'rare',
          text: 'Que lo común aquí puede ser raro allá',
          isCorrect: true,
          explanation: '«Escaso» quiere decir escaso en algún lugar, para alguien.',
        },
      ],
    },
    {
      id: 'wampum',
      prompt: '¿Qué era un cinturón de wampum para los iroqueses?',
      options: [
        {
          id: 'record',
          text: 'Ante todo, un documento y un regalo',
          isCorrect: true,
          explanation: 'Los colonos, que no tenían monedas, lo convirtieron en dinero suelto.',
        },
        {
          id: 'coins',
          text: 'Lo mismo que las monedas de plata en Inglaterra',
          isCorrect: false,
          explanation:
            'Los colonos usaban así las cuentas sueltas y ensartadas. Un cinturón de tratado no era dinero suelto.',
        },
        {
          id: 'toys',
          text: 'Un adorno sin significado',
          isCorrect: false,
          explanation: 'Un guardián podía leer un tratado en un cinturón.',
        },
      ],
    },
  ],
  takeaways: [
    'Una cosa es dinero cuando la gente la acepta porque otros la aceptarán.',
    'El buen dinero de un lugar puede ser simples piedritas en otro.',
    'Cuando un dinero se vuelve fácil de hacer, pierden quienes lo tienen.',
    'Con dinero se puede pagar todo, también la crueldad.',
  ],
  explains: 'qué tenían en común como dinero las piedras, la sal y las conchas',
  limits:
    'Los estudiosos discuten si las ruedas de piedra y el wampum deberían llamarse dinero, porque servían más en las ceremonias que en los mercados. La mayoría de los relatos antiguos son de gente de fuera, que vio dinero donde había algo más que eso. Y los precios de épocas tan lejanas son apuntes sueltos de viajeros sueltos.',
};
