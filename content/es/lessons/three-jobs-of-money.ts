import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'three-jobs-of-money',
  cover: { visual: 'two-price-tags', background: 'shop', mood: 'uneasy' },
  opening: {
    title: 'Un precio en una moneda que no existe',
    paragraphs: [
      {
        text: 'Brasil, marzo de 1994. Los precios suben tan rápido que una tienda de deportes imprime etiquetas nuevas cada semana, a veces casi cada día. Entonces el dueño escribe etiquetas nuevas en «URV»: 100 URV por un par de zapatos. No existe ninguna moneda de URV ni ningún billete de URV. Nunca existirán.',
        sources: ['urv-shop'],
      },
    ],
    guess: {
      question: '¿Cómo pagan sus clientes?',
      options: [
        {
          id: 'dollars',
          text: 'Con dólares de Estados Unidos',
          isCorrect: false,
          answer: 'Una URV valía cerca de un dólar, pero no se pagaba así.',
        },
        {
          id: 'old',
          text: 'Con el dinero viejo, al cambio del día',
          isCorrect: true,
          answer: 'El valor de la URV se publicaba cada día.',
        },
        {
          id: 'not',
          text: 'No pagan: la tienda cierra',
          isCorrect: false,
          answer: 'Siguió abierta, y dejó de cambiar las etiquetas.',
        },
      ],
    },
    reveal: [
      {
        text: 'Cambió todos los precios una vez, en marzo de 1994, y nunca más. No había una URV que se pudiera entregar o meter en un cajón. Hacía una sola cosa: comparaba. O sea que el dinero tiene más de una tarea.',
        sources: ['urv-shop', 'urv-npr'],
      },
    ],
  },
  objectives: [
    'Nombrar las tres tareas: pagar, guardar, comparar',
    'Ver qué tarea hace mal un dinero',
    'Contar cómo los cigarrillos llegaron a hacer las tres',
    'Decir qué discuten los estudiosos: qué tarea fue la primera',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'La navaja de bolsillo',
      paragraphs: [
        {
          text: 'Una navaja de bolsillo tiene una hoja, un destornillador y un abrebotellas. La llamamos una navaja, y son tres herramientas.',
        },
        {
          text: 'El dinero es una navaja así. Paga: lo entregas y el trato queda cerrado. Los libros lo llaman medio de cambio. Guarda: lo que ganas hoy lo puedes gastar el año que viene. Esa es la reserva de valor. Y compara: una bicicleta cuesta lo mismo que cuarenta pizzas. Esa es la unidad de cuenta.',
        },
        {
          text: 'En tiempos tranquilos, un solo dinero hace las tres cosas y no te das cuenta. En los malos tiempos, la navaja se desarma. Entonces la gente paga con una cosa, guarda otra y piensa en una tercera.',
        },
      ],
      drawing: {
        visual: 'pocketknife',
        background: 'plain',
        mood: 'calm',
        text: 'Una navaja de bolsillo con una hoja, un destornillador y un abrebotellas. Llevan el nombre de las tres tareas: pagar, guardar y comparar.',
        words: ['pagar', 'guardar', 'comparar'],
      },
      limits:
        'Las herramientas de una navaja no se estorban. Las tareas del dinero, sí. Lo que todos guardan no se gasta, y lo que todos corren a gastar no se guarda.',
    },
    {
      type: 'story',
      title: 'Una tarea, dos tareas, tres',
      sections: [
        {
          id: 'ur',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Hacia el 2050 a. C.',
            location: 'Sumeria, en el Irak de hoy',
            character: 'Escribas de templos y palacios',
            scene: 'Contado en plata',
            narrative: [
              {
                text: 'En tablillas de arcilla, los escribas anotaban lo que entraba y lo que salía: cebada, lana, salarios. Para sumar cosas así necesitaban una sola medida. Tomaron la plata, por peso. Un siclo de plata equivalía a 300 sila de cebada.',
                sources: ['ur-silver', 'ur-tablets'],
              },
            ],
            guess: {
              question: '¿Cuántas monedas de plata tenían estos escribas?',
              options: [
                {
                  id: 'none',
                  text: 'Ninguna',
                  isCorrect: true,
                  answer: 'El siclo era un peso. La plata se cortaba y se pesaba.',
                },
                {
                  id: 'chests',
                  text: 'Cofres llenos, para los templos',
                  isCorrect: false,
                  answer: 'Plata, sí. Monedas, no.',
                },
                {
                  id: 'one',
                  text: 'Una de cada clase, para medir',
                  isCorrect: false,
                  answer: 'Medían con pesas de piedra y según lo que mandaba el Estado.',
                },
              ],
            },
            reveal: [
              {
                text: 'La plata no se acuñaba. Era la medida, y era también un medio de pago. Los estudiosos todavía debaten cuánto de la vida diaria se pagaba en plata y cuánto en cebada: la mayoría de las tablillas viene de las oficinas del propio Estado.',
                sources: ['ur-uncoined', 'ur-tablets'],
              },
            ],
            visual: 'clay-tablet',
            visualText: 'Una tablilla de arcilla cubierta de signos en forma de cuña, junto a tres espigas de cebada.',
            mood: 'calm',
          },
        },
        {
          id: 'camp',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 1942 a 1945',
            location: 'Campos de prisioneros en Italia y Alemania',
            character: 'R. A. Radford, estudiante de economía, y otros prisioneros de guerra',
            scene: 'Queso por siete',
            narrative: [
              {
                text: 'Radford era un soldado británico, capturado en Libia en 1942. En el campo, cada hombre recibía un paquete de la Cruz Roja: leche, mermelada, mantequilla, chocolate y cigarrillos. Al principio los cambiaban entre ellos. Un cura, según contaban, salió con una lata de queso y cinco cigarrillos. Volvió con las dos cosas, y además con un paquete entero.',
                sources: ['radford-life', 'radford'],
              },
            ],
            guess: {
              question: 'Algunos no fumaban. ¿Qué hacían con los cigarrillos después de un mes?',
              options: [
                {
                  id: 'chocolate',
                  text: 'Los cambiaban por el chocolate de un amigo',
                  isCorrect: false,
                  answer: 'Al principio, sí. Un mes después hacían otra cosa.',
                },
                {
                  id: 'gave',
                  text: 'Los regalaban',
                  isCorrect: false,
                  answer: 'Para entonces valían demasiado.',
                },
                {
                  id: 'cigarettes',
                  text: 'Los aceptaban como pago, igual que todos',
                  isCorrect: true,
                  answer: '«Queso por siete», gritaban. Siete cigarrillos.',
                },
              ],
            },
            reveal: [
              {
                text: 'Los cigarrillos hacían las tres tareas: los hombres pagaban con ellos, los guardaban y contaban en ellos. Tenían también los defectos del dinero. Las mejores marcas se fumaban, y las malas se pasaban a otro. Cuando llegaban paquetes, sobraban cigarrillos y los precios subían. Cuando se habían hecho humo, los precios bajaban.',
                sources: ['radford', 'pow-summary'],
              },
              {
                text: '¿Muestra eso cómo empezó el dinero? Un crítico dice que no. Y el propio Radford advirtió que un campo no es ni un mercado lleno de gente ni la mesa de una familia.',
                sources: ['pow-critic'],
              },
            ],
            visual: 'cigarettes',
            visualText:
              'Un paquete de cigarrillos abierto y una lata sobre una tabla. Una lista de precios cuenta en cigarrillos.',
            mood: 'uneasy',
          },
        },
        {
          id: 'brazil',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1 de julio de 1994',
            location: 'Brasil',
            character: 'Cuatro economistas y un país entero',
            scene: 'Dos dineros a la vez',
            narrative: [
              {
                text: 'Durante cuatro meses, Brasil tuvo dos dineros. La gente pagaba en cruzeiros reais, que se derretían. Los salarios, los impuestos y los precios se escribían en URV, y así se quedaban quietos. La idea era que la gente dejara de esperar que los precios subieran.',
                sources: ['urv-npr', 'urv'],
              },
            ],
            guess: {
              question: '¿Qué vino después?',
              options: [
                {
                  id: 'ban',
                  text: 'Se prohibió la URV',
                  isCorrect: false,
                  answer: 'Hizo lo contrario de desaparecer.',
                },
                {
                  id: 'real',
                  text: 'La URV se convirtió en el dinero',
                  isCorrect: true,
                  answer: 'Tuvo billetes, monedas y un nombre: el real.',
                },
                {
                  id: 'dollar',
                  text: 'Brasil adoptó el dólar',
                  isCorrect: false,
                  answer: 'Conservó un dinero propio.',
                },
              ],
            },
            reveal: [
              {
                text: 'El 1 de julio, una URV pasó a ser un real, por {cruzeiros-per-real} cruzeiros reais. La inflación rápida terminó. Brasil sigue pagando en reales.',
                sources: ['urv'],
              },
              {
                text: 'Una buena medida no fue toda la cura. Los impuestos ayudaron a sostener el dinero nuevo, y también ayudaron unas tasas de interés muy altas, que encarecen los préstamos. La inflación lenta siguió: en mayo de 2024 hacían falta 8 reales para comprar lo que en julio de 1994 se compraba con uno.',
                sources: ['urv-shop', 'real-2024'],
              },
            ],
            visual: 'melting-notes',
            visualText:
              'En una tienda, un bolso tiene una etiqueta que dice 1 URV. A su lado, una pila de billetes se derrite y gotea por el borde del mostrador.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: el puesto de fideos',
      situation: [
        {
          text: 'Imagina un país donde los precios suben un {rise-a-month:number} % al mes. Vendes fideos. El alquiler y los salarios los pagas en el dinero local.',
          drawing: {
            visual: 'noodle-stall',
            background: 'plain',
            mood: 'uneasy',
            text: 'Un puesto de fideos y doce barras, una por mes. Cada una es un {rise-a-month:number} % más alta que la anterior.',
            words: ['+{rise-a-month} al mes'],
          },
        },
      ],
      question: '¿En qué dinero cuentas, cobras y guardas?',
      options: [
        {
          id: 'local',
          label: 'Todo en el dinero local',
          outcome: {
            text: 'Es sencillo, y todos entienden tu menú. Lo reescribes cada mes. Lo que guardaste un año compra el 56 % de lo que compraba.',
          },
        },
        {
          id: 'split',
          label: 'Cobro en dinero local, cuento y guardo en dólares',
          outcome: {
            text: 'Tu menú se queda quieto, y tus ahorros se derriten mucho más despacio. Necesitas saber el cambio del día, cambiar cuesta una comisión, y en algunos países la ley lo prohíbe.',
          },
        },
        {
          id: 'bitcoin',
          label: 'Cuento y guardo en bitcoin',
          outcome: {
            text: 'Nadie puede imprimirlo, y puedes cruzar una frontera con él. Pero su precio puede caer un tercio en semanas, y el alquiler vence el viernes. El precio de un plato de fideos en bitcoin cambiaría cada hora.',
          },
        },
      ],
      closing: {
        text: 'Cada opción le da una tarea a un dinero, y cada una tiene su precio. En Argentina, mucha gente gasta pesos, ahorra dólares y pone en dólares el precio de los apartamentos.',
        sources: ['argentina-two'],
      },
    },
  ],
  check: [
    {
      id: 'account',
      prompt:
        'El dueño de una casa pide 500 dólares al mes. Su inquilino paga en pesos, al cambio del día. ¿Qué tarea hace el dólar?',
      options: [
        {
          id: 'pay',
          text: 'Paga',
          isCorrect: false,
          explanation: 'Pagan los pesos. Ningún dólar cambia de manos.',
        },
        {
          id: 'save',
          text: 'Guarda',
          isCorrect: false,
          explanation: 'Puede ser, en otra parte. Aquí solo dice el precio.',
        },
        {
          id: 'compare',
          text: 'Compara',
          isCorrect: true,
          explanation: 'Es la unidad de cuenta, como lo fue la URV.',
        },
      ],
    },
    {
      id: 'smoke',
      prompt:
        'Dejan de llegar paquetes de la Cruz Roja, y los hombres siguen fumando. ¿Qué pasa con los precios en cigarrillos?',
      options: [
        {
          id: 'fall',
          text: 'Bajan',
          isCorrect: true,
          explanation: 'Quedan menos cigarrillos para pagar, así que cada uno compra más.',
        },
        {
          id: 'rise',
          text: 'Suben',
          isCorrect: false,
          explanation: 'Subían cuando llegaban paquetes y sobraban cigarrillos.',
        },
        {
          id: 'same',
          text: 'Siguen igual',
          isCorrect: false,
          explanation: 'Así sería si los cigarrillos solo se contaran y nunca se fumaran.',
        },
      ],
    },
    {
      id: 'first',
      prompt: '¿Qué tarea fue la primera en la historia?',
      options: [
        {
          id: 'pay',
          text: 'Pagar: eso es seguro',
          isCorrect: false,
          explanation: 'Así lo sostuvo Menger. No está demostrado.',
        },
        {
          id: 'disputed',
          text: 'Todavía se discute',
          isCorrect: true,
          explanation: 'Unos estudiosos dicen que pagar en el comercio; otros, que contar lo que la gente debía.',
        },
        {
          id: 'save',
          text: 'Guardar, como un tesoro',
          isCorrect: false,
          explanation: 'Los tesoros son antiguos, pero un tesoro todavía no es dinero.',
        },
      ],
    },
  ],
  takeaways: [
    'El dinero tiene tres tareas: pagar, guardar, comparar.',
    'Una misma cosa puede hacer bien una tarea y mal otra.',
    'Cuando un dinero falla, la gente reparte las tareas entre varios.',
    'Ante cualquier dinero, pregunta: ¿cuál de las tres hace, y para quién?',
  ],
  explains: 'qué tres tareas hace el dinero, y cómo se separan',
  limits:
    'Algunos libros cuentan cuatro tareas: ponen aparte el pago de las deudas. Se discute cuál fue la primera. Una parte dice que los bienes se volvieron medios de pago en el comercio, y la otra, que contar deudas vino mucho antes. El campo de Radford y la URV de Brasil son casos únicos, y los estudiosos discuten qué muestra el campo.',
};
