import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'promises-that-are-too-good',
  cover: { visual: 'doubling-machine', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'La máquina que duplicaba el dinero',
    paragraphs: [
      {
        text: 'South Boston (Estados Unidos), junio de 1920. Un vendedor le muestra a la señora Blanche Crasco una caja esmaltada con luces que parpadean. Mete un billete de cien dólares y una hoja de papel en blanco. Giran unos engranajes. Presiona un botón, y salen dos billetes auténticos de cien dólares. La señora Crasco compra una caja por US$ 540, lo que costaba un auto.',
        sources: ['zuckoff'],
      },
      {
        text: 'El hombre le entrega un paquete en papel marrón. No debe abrirlo antes de que anochezca, le advierte. La luz arruinaría el papel especial.',
        sources: ['zuckoff'],
      },
    ],
    guess: {
      question: '¿Qué encuentra ella por la noche?',
      options: [
        {
          id: 'slow',
          text: 'Una máquina que funciona, pero despacio',
          isCorrect: false,
          answer: 'Un periodista que escribió sobre el caso parece haber creído en una máquina así.',
        },
        {
          id: 'wood',
          text: 'Una simple caja de madera',
          isCorrect: true,
          answer: 'Y el vendedor tuvo hasta la noche para escapar.',
        },
        {
          id: 'forged',
          text: 'Un montón de billetes falsos',
          isCorrect: false,
          answer: 'Ni siquiera eso.',
        },
      ],
    },
    reveal: [
      {
        text: 'No era tonta: había pedido una prueba, y se la dieron. Vio salir dinero de verdad. Y había una razón para esperar. Volverás a encontrarte con las dos cosas, en pantallas. Ese mismo verano, al otro lado de la ciudad, un hombre recaudó mucho más, y sin ninguna máquina.',
        sources: ['zuckoff', 'ponzi-line'],
      },
    ],
  },
  objectives: [
    'Explicar cómo paga un esquema Ponzi, y por qué tiene que romperse',
    'Nombrar seis señales que comparten los fraudes',
    'Distinguir Bitcoin de un fraude que usa su nombre',
    'Decir qué hacer en la primera hora, y por qué después llega un segundo fraude',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El club del almuerzo',
      paragraphs: [
        {
          text: 'Nico dice en el patio de la escuela: «Préstame US$ 10 hoy y el viernes recibes US$ 15». Diez compañeros lo hacen. El viernes, cada uno recibe US$ 15. Claro que se lo cuentan a todo el mundo.',
        },
        {
          text: '¿De dónde salió? Nico se había gastado los primeros US$ 100, así que salió de quince personas nuevas que le prestaron. A esas hay que pagarles el viernes siguiente, así que necesita unas {club-lenders-third}, y luego {club-lenders-fourth}. Después de ocho rondas necesita {club-lenders-ninth}, y la escuela no es tan grande. Nadie cocina, fabrica ni vende nada. Los últimos pagan todos los almuerzos.',
        },
        {
          text: 'Eso es un esquema Ponzi. Los pagos son de verdad, y esa es la trampa: los primeros que ganan juran que funciona.',
        },
      ],
      drawing: {
        visual: 'lunch-club',
        background: 'plain',
        mood: 'calm',
        text: 'Quienes prestan en cada ronda, como puntos: {club-lenders-first}, {club-lenders-second}, {club-lenders-third} y {club-lenders-fourth}. La última columna, para {club-lenders-ninth}, está vacía.',
      },
      limits:
        'En el patio puedes preguntarle a Nico qué hace con el dinero. Los esquemas de verdad responden con palabras largas: arbitraje, programa de préstamos, robot de inversión. Y no toda pérdida es un fraude. También quiebran empresas honradas, y también bajan precios honrados.',
    },
    {
      type: 'story',
      title: 'Cien años del mismo truco',
      sections: [
        {
          id: 'ponzi',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1920',
            location: 'Boston',
            character: 'Charles Ponzi',
            scene: 'El cincuenta por ciento en 45 días',
            narrative: [
              {
                text: 'Las cartas al extranjero podían llevar un cupón para la estampilla de la respuesta. Después de la guerra, esos cupones costaban menos en unos países que en otros. Ponzi decía que comerciaba con ellos. En diciembre de 1919 quince personas le prestaron US$ 870, y un mes después cobraron US$ 1218. Luego prometió un cincuenta por ciento más en 45 días. En junio, la fila bajaba por toda School Street.',
                sources: ['ponzi-museum', 'ponzi-line'],
              },
            ],
            guess: {
              question: 'Unos inspectores de correos miraron su negocio. ¿Qué encontraron?',
              options: [
                {
                  id: 'few',
                  text: 'Muy pocos cupones en el mundo',
                  isCorrect: true,
                  answer: 'Ningún comercio con ellos podía haber pagado todo esto.',
                },
                {
                  id: 'forged',
                  text: 'Cupones que él había falsificado',
                  isCorrect: false,
                  answer: 'No le hacía falta.',
                },
                {
                  id: 'legal',
                  text: 'Un negocio ingenioso y legal',
                  isCorrect: false,
                  answer: 'En el papel la idea era ingeniosa. Él no vivía de ella.',
                },
              ],
            },
            reveal: [
              {
                text: 'Pagaba a los primeros con el dinero de los siguientes. Nadie se quejaba, porque todos habían cobrado. En el verano contrató a un agente de prensa, William McMasters. Diez días le bastaron para darse cuenta y escribirlo en el Boston Post.',
                sources: ['ponzi-museum', 'mcmasters'],
              },
              {
                text: 'Una promesa así se comprueba con un lápiz. Un cincuenta por ciento más cada 45 días convierte US$ 100 en US$ 2563 en ocho rondas, menos de un año.',
                sources: ['ponzi-line'],
              },
            ],
            visual: 'coupon-and-notes',
            visualText: 'Un cupón pequeño. A su alrededor, unos billetes van de la última mano a la primera.',
            mood: 'hopeful',
          },
        },
        {
          id: 'madoff',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 1992 a 2008',
            location: 'Nueva York',
            character: 'Bernard Madoff, un corredor de bolsa respetado',
            scene: 'Demasiado parejo',
            narrative: [
              {
                text: 'El truco de Madoff parecía otro. No duplicaba nada: solo daba ganancias, con una regularidad extraña. En 2001 dos artículos se extrañaron de eso. Sus libros decían que el fondo tenía unos 60 mil millones de dólares. Nunca había invertido el dinero de los clientes.',
                sources: ['madoff-oig', 'madoff-books'],
              },
            ],
            guess: {
              question: '¿Cuántas advertencias serias llegaron al regulador de Estados Unidos antes de que confesara?',
              options: [
                { id: 'none', text: 'Ninguna', isCorrect: false, answer: 'Hubo varias.' },
                { id: 'one', text: 'Una', isCorrect: false, answer: 'Más.' },
                { id: 'six', text: 'Seis', isCorrect: true, answer: 'Desde 1992.' },
              ],
            },
            reveal: [
              {
                text: 'El regulador lo examinó o investigó cinco veces, y nunca a fondo, como escribió su propio inspector. Así que una oficina, una licencia y un buen nombre no prueban nada. Los clientes habían perdido unos 17.5 mil millones de dólares propios. El resto nunca había existido. A fines de 2024, dieciséis años después, un fondo público había llevado a casi 41 000 víctimas al 94 % de lo que perdieron. Pocas víctimas de un fraude tienen tanta suerte.',
                sources: ['madoff-oig', 'madoff-trustee', 'madoff-fund'],
              },
            ],
            visual: 'too-smooth',
            visualText:
              'Dos gráficos enmarcados. Una línea salta hacia arriba y hacia abajo. La otra sube como trazada con regla.',
            mood: 'calm',
          },
        },
        {
          id: 'bitcoins-name',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 2014 a 2018',
            location: 'Escenarios y pantallas de muchos países',
            character: 'OneCoin y BitConnect',
            scene: 'En nombre de Bitcoin',
            narrative: [
              {
                text: 'OneCoin se llamaba a sí misma «la asesina de Bitcoin». Se vendía en paquetes, y quien traía amigos cobraba una comisión. En dos años, por lo menos 3.5 millones de personas pagaron más de 4 mil millones de dólares.',
                sources: ['onecoin', 'onecoin-price'],
              },
            ],
            guess: {
              question: '¿Quién fijaba el precio de un OneCoin?',
              options: [
                {
                  id: 'market',
                  text: 'Quienes compraban y vendían',
                  isCorrect: false,
                  answer: 'Eso les decían a los miembros.',
                },
                { id: 'company', text: 'La empresa', isCorrect: true, answer: 'Escribía el número que quería.' },
                {
                  id: 'network',
                  text: 'Una red de computadoras',
                  isCorrect: false,
                  answer: 'No tenían nada que hacer.',
                },
              ],
            },
            reveal: [
              {
                text: 'Los OneCoins no valían nada, dijeron los fiscales, y eran un fraude desde el primer día. A uno de los fundadores lo condenaron a 20 años. La otra, Ruja Ignatova, entró en 2022 en la lista de los diez más buscados del FBI.',
                sources: ['onecoin', 'onecoin-price'],
              },
              {
                text: 'BitConnect tomó la mitad del nombre de Bitcoin. Un «robot de inversión» ganaba, según decían, rendimientos garantizados. Los fiscales dicen que recaudó unos 2.4 mil millones de dólares, y que pagaba a los antiguos con el dinero de los nuevos. Un promotor en Estados Unidos se declaró culpable. Al fundador lo acusaron en 2022, y en ese momento estaba prófugo.',
                sources: ['bitconnect', 'bitconnect-charges'],
              },
            ],
            visual: 'stage-coin',
            visualText: 'Focos sobre una moneda gigante. De lado es una tabla sostenida por un palo.',
            mood: 'tense',
          },
        },
        {
          id: 'karen',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Desde 2020',
            location: 'Maryland (Estados Unidos), y todas partes',
            character: 'Karen, que le dio a un periodista solo su nombre de pila',
            scene: 'Parecía tan fácil',
            narrative: [
              {
                text: 'Empieza con un mensaje a un número equivocado, o con un viejo amigo que no recuerdas. Siguen semanas de chat, luego un consejo, luego una app que muestra ganancias. Los delincuentes lo llaman pig butchering (matanza del cerdo). INTERPOL nos pide decir romance baiting (cebo romántico), porque la vergüenza hace callar a las víctimas. Muchos de los que escriben los mensajes también son víctimas, retenidas y obligadas a trabajar.',
                sources: ['fincen-pig', 'interpol-words'],
              },
              {
                text: 'Karen empezó con unos US$ 2000 y los vio crecer. «Parecía tan fácil», dice. Al final fueron quizás más de 3 millones de dólares. Cuando quiso su dinero, tenía que pagar antes un impuesto.',
                sources: ['wmar-karen'],
              },
            ],
            guess: {
              question: 'El FBI le escribió para advertirle. ¿Qué pensó?',
              options: [
                {
                  id: 'relieved',
                  text: 'Por fin, ayuda',
                  isCorrect: false,
                  answer: 'No creyó ni una palabra.',
                },
                {
                  id: 'bank',
                  text: 'Tengo que llamar al banco',
                  isCorrect: false,
                  answer: 'Habría estado bien.',
                },
                {
                  id: 'scam',
                  text: 'Esto es una estafa',
                  isCorrect: true,
                  answer: 'Confiaba en la app, y no en el FBI.',
                },
              ],
            },
            reveal: [
              {
                text: 'Lo perdió todo. En 2025 la gente denunció ante el FBI que había perdido 7.2 mil millones de dólares en falsas inversiones en criptomonedas. Por delitos en internet, en total, fueron 20.8 mil millones de dólares.',
                sources: ['wmar-karen', 'ic3'],
              },
              {
                text: 'Después llega la segunda ola: «expertos» que recuperan el dinero, a cambio de una comisión. Es otro fraude. Apunta a quienes acaban de sufrir un robo.',
                sources: ['recovery', 'fbi-help'],
              },
            ],
            visual: 'wrong-number',
            visualText: 'Un teléfono con un mensaje amable a un número equivocado. Detrás cuelga un anzuelo.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: te llega un mensaje',
      situation: [
        {
          text: '«Hola, Dana, ¿tenis el domingo, como siempre?». No eres Dana, y lo dices. Ella pide disculpas, es divertida, y charlan durante tres semanas. Entonces menciona lo que gana con bitcoin. Su tío tiene un sistema. Podría enseñártelo, con US$ 200 para empezar.',
          drawing: {
            visual: 'chat-with-a-stranger',
            background: 'plain',
            mood: 'calm',
            text: 'Un chat en un teléfono. Empieza con un saludo para Dana, y después de tres semanas pide 200 dólares.',
            words: ['¡Hola, Dana!', 'tres semanas', '¿Y con US$ 200?'],
          },
        },
        { text: 'El mensaje es inventado. El patrón, no.', sources: ['fincen-pig'] },
      ],
      question: '¿Qué haces?',
      options: [
        {
          id: 'try',
          label: 'Probar con US$ 200',
          outcome: {
            text: 'Por la noche la app muestra US$ 260, y hasta puedes sacar una parte. Son otra vez los dos billetes de la señora Crasco. Lo próximo serán US$ 2000, luego tus ahorros, luego un impuesto sobre ganancias que no existen.',
            sources: ['wmar-karen', 'fincen-pig'],
          },
        },
        {
          id: 'ask',
          label: 'Hacerle preguntas difíciles',
          outcome: {
            text: 'Tiene respuesta para todas, con capturas de pantalla. Lo hace todo el día, con un guion. No puedes ganar, y cada respuesta tuya le dice que sigues ahí.',
          },
        },
        {
          id: 'stop',
          label: 'Dejar de responder, y contárselo a alguien',
          outcome: {
            text: 'Pierdes una charla agradable. Eso es todo. Si ya se fue dinero, actúa enseguida. ¿Tiene las palabras o el dispositivo de tu billetera, o manejó ella ese dispositivo? Entonces mueve primero las monedas, a palabras nuevas. Después llama a tu banco o plataforma. Guarda todos los mensajes y direcciones. Denúncialo a la policía (en Estados Unidos, en ic3.gov). No le pagues nada más a nadie.',
            sources: ['fbi-help'],
          },
        },
      ],
      closing: {
        text: 'Seis señales: se promete mucha ganancia con poco riesgo. Es más pareja que cualquier mercado. Tienes que darte prisa, o guardar el secreto. Quien vende no tiene licencia, o te paga por traer amigos. Nadie puede decir en una frase quién paga la ganancia. Y para recibir tu propio dinero, tienes que pagar antes. Cualquiera de ellas es razón para detenerte y preguntarle a alguien de fuera. Bitcoin mismo no promete ninguna ganancia y no llama a nadie. Si ganas, paga un comprador posterior. Quien promete en su nombre habla por sí mismo.',
        sources: ['sec-ponzi'],
      },
    },
  ],
  check: [
    {
      id: 'source',
      prompt: '¿De dónde salen los pagos de un esquema Ponzi?',
      options: [
        {
          id: 'trade',
          text: 'De negocios que se guardan en secreto',
          isCorrect: false,
          explanation: 'Eso dicen ellos. Hay pocos, o ninguno.',
        },
        {
          id: 'loans',
          text: 'De los bancos',
          isCorrect: false,
          explanation: 'Un banco preguntaría de qué se gana el dinero.',
        },
        {
          id: 'new',
          text: 'De personas que entran después',
          isCorrect: true,
          explanation: 'Así que necesita cada vez más, y se rompe cuando dejan de llegar.',
        },
      ],
    },
    {
      id: 'paid',
      prompt: 'Un esquema le pagó dos veces a tu primo, a tiempo. ¿Qué demuestra eso?',
      options: [
        {
          id: 'nothing',
          text: 'Nada sobre la próxima vez',
          isCorrect: true,
          explanation: 'Ponzi pagó a tiempo, hasta el día en que no pagó.',
        },
        {
          id: 'works',
          text: 'Que los negocios de detrás son reales',
          isCorrect: false,
          explanation: 'Muestra que otros pusieron dinero.',
        },
        {
          id: 'legal',
          text: 'Que es legal',
          isCorrect: false,
          explanation: 'Los fraudes pagan bien a los primeros. Son su publicidad.',
        },
      ],
    },
    {
      id: 'recovery',
      prompt: 'Una empresa escribe: «Encontramos tus monedas robadas. La comisión es de US$ 900». ¿Qué es eso?',
      options: [
        {
          id: 'luck',
          text: 'Un golpe de suerte',
          isCorrect: false,
          explanation: '¿Cómo iban a saber que te robaron?',
        },
        {
          id: 'fraud',
          text: 'El siguiente fraude',
          isCorrect: true,
          explanation: 'Nadie honrado te escribe sin que lo pidas y quiere primero una comisión.',
        },
        {
          id: 'police',
          text: 'La policía',
          isCorrect: false,
          explanation: 'La policía no cobra comisión por devolverte lo que es tuyo.',
        },
      ],
    },
  ],
  takeaways: [
    'Un esquema Ponzi paga con el dinero de quienes llegan después, así que tiene que romperse.',
    'Unos pagos de verdad, un buen nombre y una licencia no son ninguna prueba.',
    'Bitcoin no promete ninguna ganancia. Quien promete una en su nombre habla por sí mismo.',
    'Si ya pasó: primero las monedas, si desaparecieron las palabras o el dispositivo; después el banco, las pruebas y la policía, y ninguna comisión a nadie.',
  ],
  explains: 'cómo paga un esquema Ponzi, y por qué tiene que romperse',
  limits:
    'No se sabe a cuánta gente se engaña: muchos sienten vergüenza y no se lo cuentan a nadie, y el FBI cuenta denuncias, no casos probados. Las sumas del esquema de Ponzi varían de un libro a otro. Algunos llaman esquema Ponzi al propio Bitcoin, porque los compradores solo ganan si otros pagan más después. Otros responden que nadie promete una ganancia ni esconde las cuentas, y que lo mismo vale para el oro. La lección sobre los críticos dice más. Las citas son traducción nuestra.',
};
