import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'nine-pages-by-satoshi',
  cover: { visual: 'letter-from-nobody', background: 'night', mood: 'hopeful' },
  opening: {
    title: 'Una carta de nadie',
    paragraphs: [
      {
        text: 'Es el 31 de octubre de 2008. En una lista de correo para expertos en códigos secretos aparece un nombre que nadie conoce: Satoshi Nakamoto. La carta empieza así: «He estado trabajando en un nuevo sistema de efectivo electrónico, completamente entre pares, sin ningún tercero de confianza». Un enlace lleva a un artículo de nueve páginas.',
        sources: ['satoshi-post', 'whitepaper'],
      },
      {
        text: 'La gente de esta lista ya ha visto muchos planes parecidos. Pasan dos días.',
        sources: ['finney', 'donald-2008'],
      },
    ],
    guess: {
      question: '¿Qué dice la primera respuesta?',
      options: [
        {
          id: 'bravo',
          text: 'Genial. Esto cambiará el mundo',
          isCorrect: false,
          answer: 'Eso no lo escribió nadie. Las primeras respuestas estaban llenas de dudas.',
        },
        {
          id: 'fraud',
          text: 'Esto es un fraude. Hay que echarlo de la lista',
          isCorrect: false,
          answer: 'Fueron amables, y buscaron el error.',
        },
        {
          id: 'scale',
          text: 'Hace mucha falta, pero no podrá crecer tanto',
          isCorrect: true,
          answer: 'La escribió James A. Donald, el 2 de noviembre.',
        },
      ],
    },
    reveal: [
      {
        text: '«Nos hace muchísima falta un sistema así», escribió Donald, «pero, tal como entiendo tu propuesta, no parece que pueda crecer hasta el tamaño necesario». Todavía hoy se discute esa frase.',
        sources: ['donald-2008'],
      },
    ],
  },
  objectives: [
    'Explicar qué es el doble gasto, y por qué una firma no lo impide',
    'Contar cómo logra el artículo que unos desconocidos acuerden un solo orden de los pagos',
    'Nombrar las ideas anteriores con las que está construido',
    'Repetir tres objeciones de la primera hora, y decir cuáles siguen en pie',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El muro de la plaza',
      paragraphs: [
        {
          text: 'Un pueblo no tiene banco. Las deudas se saldan con una línea en un libro: «Ana le da su vaca a Ben». Pero ¿quién guarda el libro? Si lo guarda el alcalde, puede arrancar una página, o negarse a escribir la tuya.',
        },
        {
          text: 'Así que el pueblo prueba algo raro. Las líneas se tallan en un muro de piedra, una tras otra, a la vista de todos. Cada línea cuesta una hora de trabajo duro con el cincel, y solo vale si se talla encima de la última. Puede tallar quien quiera. Quien termina una línea recibe una moneda nueva por la molestia.',
        },
        {
          text: 'Ahora Ana quiere recuperar su vaca. Tendría que tallar otro muro a partir de aquella línea. Mientras ella golpea la piedra, los demás siguen añadiendo líneas al primer muro. La gente cree en el muro más largo, porque es el que tiene más trabajo. Si Ana no es más fuerte que todos los demás juntos, solo alcanzaría al primer muro con muchísima suerte.',
        },
      ],
      drawing: {
        visual: 'village-wall',
        background: 'plain',
        mood: 'calm',
        text: 'Un muro de piedras, cada una con una línea tallada. Alguien talla una línea encima. Sobre las dos filas de más abajo, una mujer ha empezado un muro propio, con una sola piedra.',
      },
      limits:
        'En un pueblo la gente se conoce y podría votar sin más. En internet una persona puede hacerse pasar por mil, así que el artículo cuenta el trabajo y no las cabezas. Eso tiene un precio que la piedra no tiene: el trabajo gasta electricidad, día y noche. Y quien tiene más cinceles decide qué línea va primero, aunque no decide qué línea vale.',
    },
    {
      type: 'story',
      title: 'Qué dice el artículo, y qué respondió la lista',
      sections: [
        {
          id: 'problem',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Octubre de 2008',
            location: 'Sección 2 del artículo',
            character: 'Una moneda que es solo un texto',
            scene: 'Dos veces la misma moneda',
            narrative: [
              {
                text: 'En el artículo, una moneda es una cadena de firmas. Ana firma: esta moneda ahora es de Ben. Cualquiera puede comprobar la firma. Así nadie puede gastar la moneda de otra persona.',
                sources: ['whitepaper-double-spending'],
              },
              {
                text: 'Pero ¿qué impide que Ana firme dos veces? El lunes le da la moneda 7 a Ben por una bici, y un segundo después la misma moneda a Cleo por un teléfono. Las dos firmas son auténticas. Eso se llama doble gasto. Con monedas de metal no puede pasar: lo que entregas ya no lo tienes.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            guess: {
              question: '¿Cuál de los dos pagos vale según el artículo?',
              options: [
                {
                  id: 'first',
                  text: 'El primero',
                  isCorrect: true,
                  answer: 'Fácil. Pero ¿quién dice cuál fue antes? Al final, el que entra antes en la cadena.',
                },
                {
                  id: 'larger',
                  text: 'El más grande',
                  isCorrect: false,
                  answer: 'En el artículo no cuenta el tamaño. Cuenta el orden.',
                },
                {
                  id: 'none',
                  text: 'Ninguno',
                  isCorrect: false,
                  answer: 'Entonces un tramposo podría anular cualquier pago suyo.',
                },
              ],
            },
            reveal: [
              {
                text: 'El artículo dice que «la transacción más temprana es la que cuenta». Un banco conoce el orden porque ve todos los pagos. Sin banco, todos tienen que ver todos los pagos, y todos tienen que acordar un solo orden. Ese es todo el problema. Lo demás que hay en las nueve páginas sirve para resolverlo.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            visual: 'same-coin-twice',
            visualText:
              'Un teléfono envía la moneda 7 a dos tiendas a la vez. En una de ellas, la moneda es solo una línea de puntos.',
            mood: 'uneasy',
          },
        },
        {
          id: 'solution',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Octubre de 2008',
            location: 'Secciones 3 a 6 del artículo',
            character: 'Una red de desconocidos',
            scene: 'Cómo se ponen de acuerdo unos desconocidos',
            narrative: [
              {
                text: '¿Por qué no dejar que las computadoras voten el orden? Porque cualquiera puede inventar un millón de direcciones y votar un millón de veces.',
                sources: ['whitepaper-work'],
              },
            ],
            guess: {
              question: 'Entonces, ¿cómo cuenta los votos el artículo?',
              options: [
                {
                  id: 'person',
                  text: 'Una persona, un voto',
                  isCorrect: false,
                  answer: 'Alguien tendría que comprobar quién es una persona.',
                },
                {
                  id: 'work',
                  text: 'Por el trabajo que hicieron las computadoras',
                  isCorrect: true,
                  answer: 'Los nombres se pueden falsificar. El trabajo, no.',
                },
                {
                  id: 'coins',
                  text: 'Por las monedas que tiene cada participante',
                  isCorrect: false,
                  answer: 'Otros sistemas lo hacen así. Este artículo, no.',
                },
              ],
            },
            reveal: [
              {
                text: '«La prueba de trabajo es, en esencia, una CPU, un voto», dice. La CPU es el corazón de una computadora. Los pagos van en bloques. Un bloque vale si trae un acertijo resuelto, como en Hashcash, y cada bloque contiene la huella del anterior. Si hay dos cadenas, la correcta es la válida que tiene más trabajo. El artículo la llama la más larga. Quien encuentra un bloque recibe monedas nuevas.',
                sources: ['whitepaper-work'],
              },
              {
                text: 'Poco de esto era nuevo. El artículo cita ocho fuentes. La primera es b-money, y otra es Hashcash. Tres son de Stuart Haber, Scott Stornetta y un colega, que en la década de 1990 encadenaron huellas para ponerles fecha a los documentos. Más tarde dos investigadores revisaron cada parte. Casi todas venían de las décadas de 1980 y 1990, encontraron. El salto fue cómo encajan.',
                sources: ['whitepaper-references', 'bitcoin-pedigree'],
              },
            ],
            visual: 'nine-pages',
            visualText: 'Nueve páginas impresas en fila. La primera muestra tres cajas encadenadas.',
            mood: 'hopeful',
          },
        },
        {
          id: 'doubts',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Noviembre de 2008',
            location: 'La lista de correo sobre criptografía',
            character: 'James Donald, John Levine, Ray Dillinger y Hal Finney',
            scene: 'La lista busca el hueco',
            narrative: [
              {
                text: 'John Levine escribe que los delincuentes dirigen ejércitos de 100 000 computadoras secuestradas. La gente honrada es más débil: «este es el golpe mortal». Ray Dillinger duda de que alguien llegue a querer esas monedas, porque nadie tiene que pagar impuestos con ellas. Hal Finney es más cálido: «una idea muy prometedora». Pero no encuentra todas las reglas en el artículo.',
                sources: ['levine-2008', 'dillinger-2008', 'finney-2008'],
              },
              {
                text: 'Y la pregunta de Donald sigue ahí: ¿de verdad tienen que guardar todos cada pago del mundo entero?',
                sources: ['donald-2008'],
              },
            ],
            guess: {
              question: '¿Qué respondió Nakamoto a eso?',
              options: [
                {
                  id: 'all',
                  text: 'Sí, todos y para siempre',
                  isCorrect: false,
                  answer: 'No pensaba que fueran a hacerlo todos.',
                },
                {
                  id: 'forget',
                  text: 'Los pagos viejos se irán olvidando con el paso del tiempo',
                  isCorrect: false,
                  answer: 'Algunos se pueden borrar para ahorrar espacio. Esa no fue su respuesta principal.',
                },
                {
                  id: 'specialists',
                  text: 'Lo harán grandes especialistas, y otros comprobarán menos',
                  isCorrect: true,
                  answer: 'A él no le preocupaba. A muchos de los que hoy lo usan, sí.',
                },
              ],
            },
            reveal: [
              {
                text: 'Cuando la red crezca, escribió, «quedará cada vez más en manos de especialistas con granjas de servidores y equipo especializado». El camino fue otro. Los bloques siguieron siendo pequeños, para que mucha gente pueda comprobarlo todo en casa. El precio: en un bloque caben solo unos pocos miles de pagos. Por eso hubo peleas durante años. Donald había visto el punto débil en dos días.',
                sources: ['satoshi-scale', 'coinmetrics-supply'],
              },
              {
                text: 'Otra persona le dijo: «No encontrarás en la criptografía la solución a los problemas políticos». Nakamoto respondió: «Sí, pero podemos ganar una gran batalla en la carrera armamentista y conquistar un nuevo territorio de libertad por varios años».',
                sources: ['satoshi-politics'],
              },
            ],
            visual: 'mail-thread',
            visualText: 'Una pantalla vieja con una carta y sus respuestas, algunas rojas y una verde.',
            mood: 'calm',
          },
        },
        {
          id: 'open',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 2008 a hoy',
            location: 'Entre líneas',
            character: 'Satoshi Nakamoto, quienquiera que sea',
            scene: 'Lo que no está en las nueve páginas',
            narrative: [
              {
                text: 'El artículo trae una advertencia en su primera sección. Funciona «mientras los nodos honrados controlen juntos más potencia de CPU que cualquier grupo de nodos atacantes que cooperen». También dice que su privacidad tiene fugas: si alguien relaciona contigo una dirección, otras pueden ir detrás.',
                sources: ['whitepaper-double-spending', 'whitepaper-privacy'],
              },
            ],
            guess: {
              question: '¿Qué número famoso no está en el artículo?',
              options: [
                {
                  id: 'ten',
                  text: 'Un bloque cada 10 minutos',
                  isCorrect: false,
                  answer: 'Está, como ejemplo, en la sección 7.',
                },
                {
                  id: 'million',
                  text: 'El tope de 21 millones',
                  isCorrect: true,
                  answer: 'El artículo solo dice «un número predeterminado».',
                },
                {
                  id: 'fees',
                  text: 'Ninguno. Están todos',
                  isCorrect: false,
                  answer: 'Falta uno, el más conocido.',
                },
              ],
            },
            reveal: [
              {
                text: 'Los 21 millones llegaron con el programa, en enero de 2009. Otras cosas faltan hasta hoy. Nada en el artículo mantiene estable el precio ni devuelve una clave perdida. Cuando ya no haya monedas nuevas, dice, las comisiones tendrán que pagar el trabajo. Si eso alcanzará, nadie lo sabe. Y nadie ha demostrado quién lo escribió: un hombre, una mujer o un grupo.',
                sources: ['bitcoin-release', 'whitepaper-work'],
              },
            ],
            visual: 'empty-chair',
            visualText: 'Una silla vacía con un sombrero, frente a un escritorio. Una lámpara ilumina unas páginas.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: la bici delante de tu puerta',
      situation: [
        {
          text: 'Vendes la bici por bitcoins. Un desconocido está en la puerta y acaba de pagar con el teléfono. Tu billetera muestra el pago, pero todavía no está en ningún bloque. No puedes ver si la misma moneda se firmó también para otra persona.',
          sources: ['whitepaper-double-spending'],
          drawing: {
            visual: 'bike-at-the-door',
            background: 'plain',
            mood: 'calm',
            text: 'Una bicicleta, un teléfono que muestra un pago en espera, y dos bloques de una cadena cuyo bloque siguiente está vacío.',
          },
        },
      ],
      question: '¿Cuándo entregas la bici?',
      options: [
        {
          id: 'now',
          label: 'Ahora',
          outcome: {
            text: 'Te fías del desconocido. Mientras el pago no esté en un bloque, puede cambiarlo por otro a sí mismo con una comisión más alta. Algunas billeteras tienen un botón para eso, y la red retransmite el cambio. Se va en la bici, y ningún banco te ayudará. No entregues nada por un pago que no está en ningún bloque.',
            sources: ['fullrbf', 'core-rbf'],
          },
        },
        {
          id: 'one',
          label: 'Después de un bloque, en unos diez minutos',
          outcome: {
            text: 'Ahora el pago está en la cadena. Para deshacerlo, necesita una segunda cadena que adelante a la primera. A veces, por azar, se encuentran dos bloques a la vez, y uno de ellos se descarta. Para una bici usada, es bastante seguro. Ofrécele un té.',
            sources: ['whitepaper-work', 'satoshi-hour'],
          },
        },
        {
          id: 'hour',
          label: 'Después de una hora',
          outcome: {
            text: 'Era el consejo del propio Nakamoto: «Quien recibe un pago debe esperar más o menos una hora antes de creer que es válido». Cada bloque de encima hace menos probable la trampa, porque hay más trabajo que rehacer. Por una casa, espera. Por una bici, tu visita puede irse.',
            sources: ['satoshi-hour', 'whitepaper-confirmations'],
          },
        },
      ],
      closing: {
        text: 'No hay un momento en el que sea seguro del todo. Solo se vuelve cada vez más caro hacerte trampa. En la próxima lección puedes intentar hacerla tú.',
      },
    },
  ],
  check: [
    {
      id: 'signature',
      prompt: '¿Por qué no basta una firma para tener efectivo digital?',
      options: [
        {
          id: 'twice',
          text: 'Se puede firmar dos veces una moneda',
          isCorrect: true,
          explanation: 'Las dos firmas son auténticas. Solo el orden dice cuál vale.',
        },
        {
          id: 'forged',
          text: 'Las firmas son fáciles de falsificar',
          isCorrect: false,
          explanation: 'Nadie sabe falsificar una sin la clave privada.',
        },
        {
          id: 'secret',
          text: 'Muestra el nombre de quien paga',
          isCorrect: false,
          explanation: 'Muestra una clave pública, que es un número y no un nombre.',
        },
      ],
    },
    {
      id: 'chain',
      prompt: 'Dos cadenas no coinciden. ¿Cuál siguen las computadoras?',
      options: [
        {
          id: 'older',
          text: 'La cadena que firmó Nakamoto',
          isCorrect: false,
          explanation: 'No hace falta ninguna firma suya. De eso se trata.',
        },
        {
          id: 'work',
          text: 'La válida que tiene más trabajo',
          isCorrect: true,
          explanation: 'El artículo dice «la más larga», y se refiere a la que costó más trabajo.',
        },
        {
          id: 'people',
          text: 'La que vota la mayoría de la gente',
          isCorrect: false,
          explanation: 'En internet no se pueden contar cabezas. El trabajo, sí.',
        },
      ],
    },
    {
      id: 'new',
      prompt: '¿Qué había de nuevo en el artículo?',
      options: [
        {
          id: 'puzzle',
          text: 'El acertijo que cuesta trabajo resolver',
          isCorrect: false,
          explanation: 'Venía de Hashcash, y antes, de dos investigadores.',
        },
        {
          id: 'keys',
          text: 'Las claves públicas y las privadas',
          isCorrect: false,
          explanation: 'Se conocían desde la década de 1970.',
        },
        {
          id: 'fit',
          text: 'La manera de unir partes conocidas',
          isCorrect: true,
          explanation: 'El mismo trabajo crea monedas, cuenta votos y protege el pasado.',
        },
      ],
    },
  ],
  takeaways: [
    'Doble gasto es firmar dos veces la misma moneda. Solo lo impide un orden de los pagos que todos comparten.',
    'El artículo hace votar al trabajo, porque los nombres son gratis y el trabajo no.',
    'Promete seguridad solo mientras ningún grupo de tramposos tenga más potencia que la gente honrada.',
    'Sus primeros lectores vieron enseguida el punto débil: todos tienen que conocer todos los pagos.',
  ],
  explains: 'cómo unos desconocidos acuerdan qué pago llegó primero',
  limits:
    'Contamos el artículo con palabras sencillas, y dejamos fuera cómo comprueban los pagos los programas ligeros y cómo se da el cambio. Su sección sobre probabilidades es un modelo simple. Trabajos posteriores encontraron que, después de varios bloques, el peligro de un doble gasto es mayor de lo que dice. Las cartas de la lista son una pequeña muestra, guardada en un archivo. Si los especialistas habrían sido mejores que los bloques pequeños sigue siendo cuestión de opinión. Nada de esto dice si es bueno tener bitcoin. Las citas son traducción nuestra.',
};
