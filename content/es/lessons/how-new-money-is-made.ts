import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-new-money-is-made',
  cover: { visual: 'loan-screen', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Doscientos mil euros',
    paragraphs: [
      {
        text: 'Un banco te presta 200 000 euros. Alguien debía de tenerlos antes, ¿o no? El economista Richard Werner le pide a un banco justo ese préstamo, y permiso para mirar sus libros. El dinero aparece en su cuenta.',
        sources: ['werner-2014', 'werner-reply'],
      },
    ],
    guess: {
      question: '¿De qué cuenta salió?',
      options: [
        {
          id: 'savers',
          text: 'De los ahorradores del banco',
          isCorrect: false,
          answer: 'Ningún ahorrador tenía un centavo menos.',
        },
        {
          id: 'central',
          text: 'De la cuenta del banco en el banco central',
          isCorrect: false,
          answer: 'No hacía falta mover nada allí para poner un número en su cuenta.',
        },
        {
          id: 'none',
          text: 'De ninguna',
          isCorrect: true,
          answer: 'Eso es lo que cuenta Werner. El banco escribió dos líneas: nos debes, y te debemos.',
        },
      ],
    },
    reveal: [
      {
        text: 'Publicó la prueba en 2014, y llamó «polvo de hadas» al dinero nuevo. Un bloguero respondió que ese día también se movieron otras líneas de los libros, y que un solo préstamo demuestra poco. Así que vamos despacio: ¿qué puede crear un banco, y qué lo detiene?',
        sources: ['werner-2014', 'werner-reply'],
      },
    ],
  },
  objectives: [
    'Explicar cómo un préstamo crea un depósito, y cómo al pagarlo el depósito desaparece',
    'Distinguir las dos clases de dinero: el tuyo y el de los propios bancos',
    'Nombrar qué limita a un banco, y qué agrega un banco central',
    'Dar las razones a favor y en contra de esta forma de crear dinero',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Puntos para el almuerzo',
      paragraphs: [
        {
          text: 'La cocina de la escuela lleva una lista: cada estudiante tiene puntos, y con puntos se compra el almuerzo. Los estudiantes también se pagan entre ellos con puntos. Un día Mia no tiene ninguno. «Firma aquí que traerás cincuenta en junio», dice la cocinera, y escribe: Mia, cincuenta puntos. A nadie le bajaron los puntos. En la escuela hay cincuenta más.',
        },
        {
          text: 'Cuando Mia trae cincuenta puntos en junio, la cocinera tacha su deuda y también sus puntos. La cocina creó puntos con una pluma, y los deshizo. Puede hacerlo mientras los estudiantes crean que cada punto se podrá cambiar por un almuerzo.',
        },
      ],
      drawing: {
        visual: 'lunch-list',
        background: 'plain',
        mood: 'calm',
        text: 'Una lista de puntos con una línea nueva al final: Mia, más cincuenta. Al lado, el papel que firmó Mia: cincuenta en junio. Entre los dos hay una pluma.',
        words: ['puntos', 'Mia', 'en junio'],
      },
      limits:
        'Aquí hay una sola cocina, y no tiene que pagarle a ninguna otra. Los bancos de verdad tienen que saldar cuentas entre ellos todos los días, con un dinero que no pueden crear. De eso trata el instrumento de abajo.',
    },
    {
      type: 'interactive',
      widget: 'balance-sheets',
      title: 'Te toca: tres bancos',
      introduction: [
        {
          text: 'Cada banco se apoya en dos pilares. El de la izquierda muestra lo que tiene, y el de la derecha, lo que debe y lo que es de sus dueños. Siempre son igual de altos, o se inclinaría el techo. Los bancos y sus cantidades son inventados. El Banco Norte acaba de prestar 10.',
        },
        {
          text: 'Necesitas dos palabras. Un depósito es el dinero de tu cuenta: te lo debe el banco. Las reservas son el dinero de los propios bancos, en cuentas del banco central, y con ellas se pagan unos a otros.',
          sources: ['boe-introduction'],
        },
      ],
      tasks: [
        {
          text: 'Presta dos veces más, y mira los dos pilares del Banco Norte. ¿Cuál crece primero?',
          answer:
            'Ninguno. Crecen los dos a la vez y en la misma cantidad: a la izquierda una deuda, a la derecha un depósito.',
        },
        {
          text: 'Presta, y deja que los clientes le paguen al Banco Sur, hasta que el Banco Norte tenga que parar. Hay dos topes. Encuentra los dos. ¿Cuál levantaría un préstamo de otro banco?',
          answer:
            'Los préstamos paran en 100, porque los dueños solo pusieron 10. Los pagos paran cuando se acaban las reservas, después de dos. Un préstamo de otro banco trae reservas, así que levanta el segundo tope.',
        },
        {
          text: 'Haz que se devuelvan todos los préstamos nuevos. ¿Cuánto dinero tiene ahora la gente?',
          answer:
            '200 000 dólares, como antes del primer préstamo. Lo que crearon los préstamos se deshizo al pagarlos.',
        },
        {
          text: 'Compara las dos compras de bonos. ¿Cuál le da dinero nuevo a la gente?',
          answer:
            'La que se le hace a un ahorrador, que recibe un depósito nuevo. El Banco Norte solo cambia su bono por reservas.',
        },
      ],
      closing: [
        {
          text: 'Los partidarios de este sistema dicen: el dinero crece cuando lo necesita un buen trabajo, y se encoge cuando se pagan las deudas. Si un préstamo sale mal, primero pierden los dueños. Muchos países aseguran los depósitos, y el banco central puede ayudar en un pánico. Un dinero que no puede crecer hace que bajen los precios y pesen más las deudas.',
        },
        {
          text: 'Sus críticos dicen: quienes crean dinero ganan si crean más. En los buenos tiempos prestan demasiado, sobre todo para casas, y el derrumbe lo paga el público. Lo soportan quienes ahorran en ese dinero. Bitcoin es una respuesta: un total que ningún banco puede cambiar, aunque una empresa puede deber más bitcoins de los que tiene. También tiene su precio: en un pánico nadie puede agregar dinero.',
        },
      ],
    },
    {
      type: 'story',
      title: 'Plumas, bóvedas y una votación',
      sections: [
        {
          id: 'pen',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1963 y 2014',
            location: 'La Universidad de Yale y Londres',
            character: 'James Tobin, y tres economistas del Banco de Inglaterra',
            scene: 'Dinero de pluma fuente',
            narrative: [
              {
                text: 'Muchos banqueros dijeron durante años: los ahorradores traen dinero, y nosotros lo prestamos. En 1963 el economista James Tobin citó un viejo apodo, «dinero de pluma fuente», el que se crea cuando el jefe de un banco firma un préstamo. También advirtió que la pluma tiene límites: la gente decide cuánto dinero quiere conservar. En 2014 el Banco de Inglaterra lo dijo con claridad: «Cada vez que un banco da un préstamo, crea a la vez un depósito del mismo monto en la cuenta de quien lo pidió, y así crea dinero nuevo».',
                sources: ['tobin-1963', 'boe'],
              },
              {
                text: 'Los depósitos son lo que usas para pagar con tarjeta o con una app. Son la mayor parte del dinero que existe. En M2, la cantidad de dinero de Estados Unidos, la parte más grande son depósitos.',
                sources: ['boe-introduction', 'm2'],
              },
            ],
            guess: {
              question: '¿Qué pasa con ese dinero cuando se devuelve el préstamo?',
              options: [
                {
                  id: 'profit',
                  text: 'El banco se lo queda como ganancia',
                  isCorrect: false,
                  answer: 'Su ganancia son los intereses, y con ellos paga salarios y pérdidas.',
                },
                {
                  id: 'gone',
                  text: 'Desaparece',
                  isCorrect: true,
                  answer: 'Se tachan las dos líneas: la deuda y el depósito.',
                },
                {
                  id: 'savers',
                  text: 'Vuelve a los ahorradores',
                  isCorrect: false,
                  answer: 'Nunca había salido de ellos.',
                },
              ],
            },
            reveal: [
              {
                text: 'Así que todos los días se crea y se deshace dinero. Un banco no puede hacerlo sin límite. Quien pidió el préstamo gasta el dinero, y entonces el banco tiene que pagarle a otro banco. Los préstamos tienen que rendir más de lo que cuestan. Los supervisores exigen que los dueños pongan dinero propio, que se llama capital y es lo primero que se pierde. Y la gente tiene que querer pedir prestado.',
                sources: ['boe'],
              },
            ],
            visual: 'pen-and-loan',
            visualText: 'Una pluma fuente firma un préstamo. El trazo sigue desde la punta y se convierte en billetes.',
            mood: 'calm',
          },
        },
        {
          id: 'central-bank',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 2020 a 2022',
            location: 'Washington',
            character: 'La Reserva Federal y el Tesoro',
            scene: 'El banco de los bancos',
            narrative: [
              {
                text: 'Los bancos tienen cuentas en el banco central. El dinero de esas cuentas son las reservas, y tú no puedes tenerlas. Con ellas se pagan los bancos entre sí. El banco central crea las reservas, y orienta los préstamos con la tasa de interés que fija. También puede comprar bonos con dinero nuevo. Si quien vende no es un banco, recibe además un depósito nuevo.',
                sources: ['boe', 'boe-introduction'],
              },
              {
                text: 'En marzo de 2020 el banco central de Estados Unidos, la Reserva Federal, bajó su tasa de interés y compró bonos, como había hecho después de 2008. También abandonó su regla de que los bancos tengan una parte de los depósitos en reservas.',
                sources: ['reserves-zero', 'reserves-report', 'fed-march-2020'],
              },
            ],
            guess: {
              question: '¿Cuánto creció M2 de febrero de 2020 a febrero de 2021?',
              options: [
                { id: 'seven', text: '7 %', isCorrect: false, answer: 'Ese es un año promedio desde 1971.' },
                {
                  id: 'twenty-seven',
                  text: '{m2-feb-2020-to-feb-2021:number:0} %',
                  isCorrect: true,
                  answer: 'En un año promedio es cerca del siete.',
                },
                { id: 'double', text: '100 %', isCorrect: false, answer: 'Fue mucho, pero no tanto.' },
              ],
            },
            reveal: [
              {
                text: 'En los doce meses hasta junio de 2022 los precios subieron {cpi-june-2022:number} %. ¿Fue por el dinero nuevo? Los economistas no están de acuerdo. Tim Congdon dice que sí, y lo había advertido en la primavera boreal de 2020. Unos culpan a una demanda excesiva, otros sobre todo a los alimentos, la energía y los productos que escaseaban. Las compras de bonos después de 2008 vinieron con poca inflación. Pero entonces M2 creció más o menos como siempre.',
                sources: ['congdon-2020', 'inflation-furman', 'bernanke-blanchard', 'inflation-events', 'cpi', 'm2'],
              },
            ],
            more: {
              summary: 'Más a fondo: el dinero y la deuda del gobierno',
              paragraphs: [
                {
                  text: '¿Puede un gobierno crear dinero? Si les pide prestado a los ahorradores y lo gasta, los depósitos pasan de un bolsillo a otro. Si los bancos o el banco central compran sus bonos, al final hay más depósitos. Un titular sobre la deuda rara vez dice cuál de las dos cosas es.',
                  sources: ['boe'],
                },
              ],
            },
            visual: 'bank-of-banks',
            visualText: 'Un banco grande con una cúpula. Dos bancos pequeños están unidos a él por tuberías.',
            mood: 'uneasy',
          },
        },
        {
          id: 'vote',
          background: 'street',
          truth: 'documented',
          content: {
            year: '10 de junio de 2018',
            location: 'Suiza',
            character: 'Los votantes, y un banquero central que dice que no',
            scene: 'Un país vota',
            narrative: [
              {
                text: 'Más de 100 000 suizos firmaron una propuesta: que solo el banco nacional cree dinero. Los bancos tendrían que prestar lo que los ahorradores les confíen por un tiempo. Entonces los depósitos serían seguros, y no habría que rescatar a ningún banco, decían.',
                sources: ['vollgeld-snb', 'vollgeld-result'],
              },
              {
                text: 'El presidente del banco nacional, Thomas Jordan, lo llamó un «experimento innecesario y peligroso». Sería más difícil conseguir préstamos, y había mejores caminos hacia un banco seguro.',
                sources: ['vollgeld-snb'],
              },
            ],
            guess: {
              question: '¿Cómo terminó la votación?',
              options: [
                {
                  id: 'no',
                  text: 'Con un claro no',
                  isCorrect: true,
                  answer: 'Solo el 24 % votó que sí.',
                },
                {
                  id: 'narrow',
                  text: 'Con un sí ajustado',
                  isCorrect: false,
                  answer: 'Entonces los bancos suizos funcionarían hoy de otro modo.',
                },
                {
                  id: 'yes',
                  text: 'Con un claro sí',
                  isCorrect: false,
                  answer: 'Tres de cada cuatro estaban del otro lado.',
                },
              ],
            },
            reveal: [
              {
                text: 'Los perdedores señalaron las encuestas: la mayoría de la gente quiere que el dinero lo cree el banco nacional, dijeron. Sus adversarios habían advertido que ningún país del mundo lo había probado. Así que quién crea el dinero también es una pregunta para los votantes.',
                sources: ['vollgeld-movement', 'vollgeld-review'],
              },
            ],
            visual: 'ballot-box',
            visualText: 'Una urna con un papel doblado. Detrás hay montañas y un banco pequeño.',
            mood: 'calm',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'loan',
      prompt: 'Un banco te presta 1000 dólares. ¿Qué pasa en sus libros?',
      options: [
        {
          id: 'both',
          text: 'Aparecen tu deuda y tu depósito',
          isCorrect: true,
          explanation: 'Dos líneas nuevas del mismo tamaño.',
        },
        {
          id: 'moved',
          text: 'El depósito de un ahorrador pasa a ser tuyo',
          isCorrect: false,
          explanation: 'No se toca la cuenta de ningún ahorrador.',
        },
        {
          id: 'vault',
          text: 'El efectivo pasa de la bóveda a tus manos',
          isCorrect: false,
          explanation: 'Solo si pides billetes. La mayoría de los préstamos son un número en una cuenta.',
        },
      ],
    },
    {
      id: 'limit',
      prompt: '¿Por qué no puede un banco prestar sin fin?',
      options: [
        {
          id: 'gold',
          text: 'Se quedaría sin oro para sus clientes',
          isCorrect: false,
          explanation: 'Por los depósitos no se promete oro.',
        },
        {
          id: 'law',
          text: 'Una ley fija cada año la cantidad de dinero',
          isCorrect: false,
          explanation: 'No hay una ley así. El banco central orienta con las tasas de interés.',
        },
        {
          id: 'many',
          text: 'Debe pagar a otros bancos y cobrar préstamos',
          isCorrect: true,
          explanation:
            'Así que necesita buenos deudores, y capital para los préstamos que salen mal. Y aun así tiene que ganar algo.',
        },
      ],
    },
    {
      id: 'qe',
      prompt: 'El banco central le compra un bono a un banco. ¿Qué hay de nuevo?',
      options: [
        {
          id: 'deposits',
          text: 'Depósitos de la gente',
          isCorrect: false,
          explanation: 'No cambió la cuenta de nadie. El banco cambió un bono por reservas.',
        },
        {
          id: 'reserves',
          text: 'Reservas',
          isCorrect: true,
          explanation: 'La gente recibe dinero nuevo solo si quien vende no es un banco.',
        },
        {
          id: 'cash',
          text: 'Billetes',
          isCorrect: false,
          explanation: 'Los billetes aparecen cuando la gente los pide.',
        },
      ],
    },
  ],
  takeaways: [
    'La mayor parte del dinero son depósitos de banco. Un préstamo los crea, y pagarlo los deshace.',
    'Los bancos saldan cuentas entre ellos con reservas, que solo crea el banco central.',
    'A un banco lo limitan los pagos, el capital, la ganancia, los supervisores y quienes piden prestado.',
    'Si los bancos privados deben crear dinero es una pregunta sobre la que la gente vota.',
  ],
  explains: 'cómo un banco crea dinero con un préstamo, y cómo se deshace',
  limits:
    'Los tres bancos dejan fuera los intereses, las pérdidas, el dinero extranjero, el Estado y los préstamos entre bancos o del banco central. Un banco real que se queda sin reservas las pide prestadas y paga por ellas. Los economistas coinciden en la contabilidad y discuten qué la mueve: unos ven que los bancos van delante y el banco central los sigue, otros ven lo contrario. El Banco de Inglaterra agrega que quien tiene más dinero del que quiere paga sus deudas. Cuánto sube los precios el dinero nuevo se discute para cada época y lugar. Las citas son traducción nuestra.',
};
