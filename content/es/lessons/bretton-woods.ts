import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'bretton-woods',
  cover: { visual: 'mountain-hotel', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Un hotel para planear el dinero del mundo',
    paragraphs: [
      {
        text: 'Julio de 1944. En Normandía sigue la guerra. En las montañas de New Hampshire, en Estados Unidos, 44 naciones han enviado delegados a un gran hotel, que prepararon a toda prisa para recibirlos. Los comités se reúnen día y noche. Unos boy scouts corren por la sala con micrófonos.',
        sources: ['bw-worldbank', 'bw-treasury'],
      },
      {
        text: 'Están ahí para planear el dinero del mundo después de la guerra. Un país puede hablar más fuerte que los demás: el anfitrión.',
        sources: ['bw-treasury', 'fed-gold-ends'],
      },
    ],
    guess: {
      question: '¿Qué parte del oro de todos los gobiernos tenía Estados Unidos al empezar el nuevo sistema?',
      options: [
        { id: 'tenth', text: 'Cerca de una décima parte', isCorrect: false, answer: 'Tenía varias veces eso.' },
        { id: 'third', text: 'Cerca de un tercio', isCorrect: false, answer: 'Tenía mucho más.' },
        {
          id: 'half',
          text: 'Más de la mitad',
          isCorrect: true,
          answer: 'Durante años había llegado oro allí, como pago y en busca de seguridad.',
        },
      ],
    },
    reveal: [
      {
        text: 'Federal Reserve History dice que unas tres cuartas partes. Otra fuente dice el 70 %, para 1947. Quien tiene el oro puede prometer oro. Así que el plan se construyó alrededor de una promesa de un solo país. Durante un tiempo funcionó muy bien. Por qué funcionó, y por qué no podía durar, es la historia de esta lección.',
        sources: ['fed-gold-ends', 'us-gold-1947'],
      },
    ],
  },
  objectives: [
    'Explicar cómo colgaban del dólar las demás monedas, y el dólar del oro',
    'Decir quién podía recibir oro por dólares, y quién no',
    'Nombrar qué ganó la gente en esos años, y qué tenía prohibido',
    'Explicar el dilema de Triffin, y qué respondieron otros',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Una cuerda, una roca',
      paragraphs: [
        {
          text: 'Piensa en unos escaladores en una montaña. Cada uno está atado al guía. El guía está atado a una roca. Si un escalador resbala, la cuerda aguanta. Si un escalador necesita más cuerda, los demás tienen que estar de acuerdo.',
        },
      ],
      guess: {
        question: '¿Quién no debe resbalar nunca?',
        options: [
          { id: 'last', text: 'El último escalador', isCorrect: false, answer: 'A él lo sostiene la cuerda.' },
          { id: 'guide', text: 'El guía', isCorrect: true, answer: 'Todos los demás cuelgan de él.' },
          {
            id: 'nobody',
            text: 'Da igual: la roca los sostiene a todos',
            isCorrect: false,
            answer: 'La roca solo sostiene al guía.',
          },
        ],
      },
      reveal: [
        {
          text: 'Ese es el plan de 1944. Los escaladores son las monedas: la libra, el franco, el yen. El guía es el dólar. La roca es el oro. Los demás países guardan dólares en sus bóvedas, porque el dólar está atado a la roca. La moneda de un país que otros guardan así se llama moneda de reserva.',
        },
      ],
      drawing: {
        visual: 'rope-to-rock',
        background: 'plain',
        mood: 'calm',
        text: 'Un guía cuelga de una roca con una cuerda larga. Tres escaladores cuelgan del guía con sus cuerdas, y ninguno de la roca.',
        words: ['roca', 'guía', 'escaladores'],
      },
      limits:
        'Un guía no puede hacer cuerda nueva mientras escala. Un país puede hacer dinero nuevo. Además, los escaladores ven la cuerda. En 1944 nadie podía ver cuántos dólares habría en 1971.',
    },
    {
      type: 'story',
      title: 'Del hotel a la fiebre del oro',
      sections: [
        {
          id: 'keynes-white',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Julio de 1944',
            location: 'Bretton Woods, New Hampshire',
            character: 'John Maynard Keynes, Harry Dexter White y A. D. Shroff',
            scene: 'La pregunta del hombre de la India',
            narrative: [
              {
                text: 'Keynes encabeza a los británicos. Antes quería un dinero nuevo para el mundo, anotado en los libros de un banco de todos los países. En su plan, también tendría que cambiar su conducta el país que siempre vende más de lo que compra, y no solo el que debe.',
                sources: ['bw-clearing'],
              },
              {
                text: 'White, del Tesoro de Estados Unidos, quiere que el dólar cuente como oro. En un borrador entran las palabras «moneda convertible en oro». Un miembro de su equipo dice que el cambio es «insignificante». Lo que significan va a importar para todas las monedas.',
                sources: ['bw-steil'],
              },
            ],
            guess: {
              question: '¿Había aceptado Keynes esas palabras?',
              options: [
                {
                  id: 'fight',
                  text: 'Sí, tras una larga pelea',
                  isCorrect: false,
                  answer: 'Antes se había opuesto a palabras así, y no había cedido.',
                },
                {
                  id: 'unseen',
                  text: 'No, ni siquiera las había visto',
                  isCorrect: true,
                  answer: 'Así lo cuenta Benn Steil. Pasaron por un comité sin él.',
                },
                {
                  id: 'own',
                  text: 'Sí, eran suyas',
                  isCorrect: false,
                  answer: 'Había dicho que unas palabras así no podían tener un sentido fijo.',
                },
              ],
            },
            reveal: [
              {
                text: 'El 13 de julio un delegado de la India, A. D. Shroff, les pidió a los estadounidenses que dijeran de una vez qué querían decir. Una definición exigiría una larga discusión, respondió Edward Bernstein. Pero con dólares se podía comprar oro. ¿Fue un truco, o simple sentido común en un mundo donde el oro lo tenía un país? Los historiadores todavía discuten. Coinciden en que el dólar salió del hotel con un lugar especial.',
                sources: ['bw-shroff', 'bw-steil', 'bw-transcripts'],
              },
            ],
            visual: 'conference-table',
            visualText:
              'Tres delegados en una mesa larga, detrás de sus letreros. El de la India ha levantado la mano.',
            mood: 'calm',
          },
        },
        {
          id: 'promise',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1944 a 1958',
            location: 'Washington y el mundo',
            character: 'Los bancos centrales, y todos los demás',
            scene: 'Treinta y cinco dólares la onza',
            narrative: [
              {
                text: 'Cada país fija su moneda al dólar, y solo puede cambiar la tasa en casos especiales. Un fondo les presta a los que se quedan cortos. Estados Unidos da oro por dólares, a 35 dólares la onza. Al principio Europa y Japón necesitan dólares para reconstruir. Solo a fines de 1958 la mayoría de los países de Europa occidental deja que los extranjeros cambien libremente a dólares lo que ganan allí. Desde entonces el sistema funciona de verdad.',
                sources: ['fed-gold-ends', 'bordo-bw', 'bw-convertible'],
              },
            ],
            guess: {
              question: 'Es 1960. Vives en Ohio, en Estados Unidos, y llevas 35 dólares al Tesoro. ¿Qué recibes?',
              options: [
                {
                  id: 'ounce',
                  text: 'Una onza de oro',
                  isCorrect: false,
                  answer: 'Eso se les prometió a los gobiernos, y tú no eres un gobierno.',
                },
                {
                  id: 'coin',
                  text: 'Menos de una onza, descontada una comisión',
                  isCorrect: false,
                  answer: 'Ninguna comisión serviría.',
                },
                {
                  id: 'nothing',
                  text: 'Nada de oro',
                  isCorrect: true,
                  answer: 'Desde 1933 los estadounidenses casi no podían tener oro, y la promesa no era para ellos.',
                },
              ],
            },
            reveal: [
              {
                text: 'La promesa valía para gobiernos y bancos centrales extranjeros. Ya no era, entonces, el patrón oro de tus bisabuelos. Nadie podía llevar un billete a una ventanilla. El vínculo era un hilo entre unas pocas bóvedas.',
                sources: ['fed-gold-ends', 'bordo-bw'],
              },
            ],
            visual: 'roped-climbers',
            visualText:
              'Tres escaladores en una misma cuerda. El primero está atado a un bloque de oro en lo alto de una roca.',
            mood: 'calm',
          },
        },
        {
          id: 'good-years',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Décadas de 1950 y 1960',
            location: 'Europa occidental, Japón, Estados Unidos',
            character: 'Familias que planean unas vacaciones',
            scene: 'Años buenos, puertas cerradas',
            narrative: [
              {
                text: 'El economista Michael Bordo llama «notables» a los resultados de esos años. El comercio creció. En Estados Unidos los precios subieron {inflation-per-year-1960-to-1965:number} % al año de 1960 a 1965.',
                sources: ['bordo-bw', 'cpi'],
              },
              {
                text: 'Pero para mantener fijos los cambios, los Estados tenían que vigilar quién cruzaba la frontera con dinero. En la mayor parte de Europa había controles estrictos. En 1966 Gran Bretaña puso un límite a lo que su gente podía gastar en un viaje fuera de los países atados a la libra.',
                sources: ['bw-mobility', 'travel-limit'],
              },
            ],
            guess: {
              question: '¿Cuánta moneda extranjera podía comprar cada viajero británico para los viajes de un año?',
              options: [
                {
                  id: 'fifty',
                  text: '50 libras',
                  isCorrect: true,
                  answer: 'La cuenta se llevaba en una página del pasaporte.',
                },
                {
                  id: 'before',
                  text: '250 libras',
                  isCorrect: false,
                  answer: 'Ese era el límite anterior, y un miembro del Parlamento quería que volviera.',
                },
                {
                  id: 'free',
                  text: 'Toda la que quisiera',
                  isCorrect: false,
                  answer: 'Eso solo llegó en 1979.',
                },
              ],
            },
            reveal: [
              {
                text: 'Hay, entonces, dos imágenes honestas. Una muestra precios estables y crecimiento rápido. También muestra la mitad de crisis por año, de bancos y de monedas contadas juntas, que de 1973 a fines de la década de 1990. La otra muestra a gente que no puede llevar su propio dinero adonde quiera. Y cuánto del crecimiento vino del sistema, y cuánto de reconstruir después de una guerra, nadie lo puede pesar con exactitud.',
                sources: ['bordo-bw', 'bordo-crises', 'travel-limit', 'travel-passport'],
              },
            ],
            visual: 'passport-stamp',
            visualText:
              'Un pasaporte abierto con una lista de cantidades y un sello: 50 libras. Al lado, un sombrero de sol.',
            mood: 'calm',
          },
        },
        {
          id: 'triffin',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1960 y 1961',
            location: 'La Universidad de Yale y Washington',
            character: 'Robert Triffin, economista',
            scene: 'Dos formas de arruinarse',
            narrative: [
              {
                text: 'El mundo comercia más, así que necesita más dólares. Los recibe porque Estados Unidos gasta, presta y regala en el extranjero más de lo que gana. A fines de 1949 tenía oro por 24.5 mil millones de dólares, y los extranjeros tenían unos 8 mil millones en dólares. Siete años después eran 22 mil millones y 16.5 mil millones.',
                sources: ['frus-1957', 'triffin-1961'],
              },
              {
                text: 'Triffin advirtió: hay una forma lenta de arruinarse y una rápida. La rápida es deber demasiado que te puedan reclamar mañana.',
                sources: ['triffin-1961'],
              },
            ],
            guess: {
              question:
                '¿Cuál es el primero de estos años en que los extranjeros tenían más dólares que el oro que los respaldaba?',
              options: [
                { id: 'early', text: '1958', isCorrect: false, answer: 'Todavía no. El oro seguía por delante.' },
                {
                  id: 'middle',
                  text: '1961',
                  isCorrect: true,
                  answer: 'Para entonces ya era así, diez años antes del final.',
                },
                { id: 'late', text: '1968', isCorrect: false, answer: 'Para entonces ya eran más.' },
              ],
            },
            reveal: [
              {
                text: 'Este es el dilema de Triffin, tal como él lo veía. Si Estados Unidos corta la corriente de dólares, el comercio del mundo se seca. Si sigue, un día nadie cree ya en el oro. Con más dólares el sistema sería inestable, y sin ellos no podría funcionar.',
                sources: ['fed-smithsonian'],
              },
              {
                text: 'Otros no están de acuerdo. Michael Bordo y Robert McCauley encuentran que una mejor política de Estados Unidos podría haber salvado el sistema. Charles Kindleberger y dos colegas veían a Estados Unidos como el banco del mundo: presta a largo plazo y debe a corto plazo, como hacen los bancos. Ningún banco tiene efectivo para todos a la vez, y está sano mientras sus préstamos sean buenos.',
                sources: ['bordo-triffin', 'world-banker'],
              },
            ],
            visual: 'dollars-and-gold',
            visualText:
              'Una balanza. De un lado, unas pocas barras de oro. Del otro, un montón creciente de dólares que se hunde.',
            mood: 'uneasy',
          },
        },
        {
          id: 'gold-pool',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 1961 a 1968',
            location: 'París, Londres y Fort Knox',
            character: 'Charles de Gaulle, Jacques Rueff y una multitud de compradores',
            scene: 'La corrida',
            narrative: [
              {
                text: 'Rueff, un economista francés, lo llamó «un déficit sin lágrimas»: Estados Unidos paga con dólares, y los dólares vuelven como préstamos. El 4 de febrero de 1965, el presidente De Gaulle pidió volver al oro. En enero, Francia ya había convertido 150 millones de dólares en oro.',
                sources: ['rueff-sin', 'de-gaulle-frus', 'de-gaulle-time'],
              },
              {
                text: 'En Londres también se vendía oro en un mercado libre. Desde 1961, ocho bancos centrales le frenaban juntos el precio, vendiendo de una reserva común. Después, en 1967, Gran Bretaña devaluó la libra, y los compradores fueron por el oro. En marzo de 1968 una caravana llevó lingotes de Fort Knox a un avión rumbo a Londres. En el recinto del oro, en París, hubo hombres que se agarraron a golpes.',
                sources: ['gold-pool', 'gold-fixing', 'gold-rush-1968'],
              },
            ],
            guess: {
              question: '¿Qué pasó en Londres el viernes 15 de marzo de 1968?',
              options: [
                {
                  id: 'price',
                  text: 'Subieron el precio a 70 dólares',
                  isCorrect: false,
                  answer: 'Eso quería Rueff. No se hizo.',
                },
                {
                  id: 'won',
                  text: 'Se rindieron los compradores',
                  isCorrect: false,
                  answer: 'Los vendedores se rindieron primero.',
                },
                {
                  id: 'closed',
                  text: 'Cerraron el mercado del oro',
                  isCorrect: true,
                  answer: 'A pedido del gobierno de Estados Unidos. Estuvo cerrado dos semanas.',
                },
              ],
            },
            reveal: [
              {
                text: 'Desde entonces hubo dos precios: 35 dólares entre bancos centrales, y en el mercado, lo que pagaran los compradores. Tres investigadores revisaron los archivos. Encuentran que desde 1964 la reserva común dependía de una libra débil, y que el resto lo hicieron los precios que subían en el propio Estados Unidos.',
                sources: ['gold-fixing', 'gold-pool-fall'],
              },
            ],
            visual: 'gold-convoy',
            visualText: 'Un camión cargado de barras de oro avanza de noche hacia un avión que espera.',
            mood: 'tense',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: una bóveda en 1965',
      situation: [
        {
          text: 'Imagina que diriges el banco central de un país pequeño. En tu bóveda hay 100 millones de dólares en bonos de Estados Unidos. Pagan 4 % al año. Puedes pedir oro, a 35 dólares la onza. El oro no paga nada.',
          drawing: {
            visual: 'bonds-and-bars',
            background: 'plain',
            mood: 'calm',
            text: 'Un montón de bonos que pagan 4 % al año, y la misma suma en barras de oro que no pagan nada.',
            words: ['bonos en dólares', '4 % al año', 'oro', 'nada'],
          },
        },
      ],
      question: '¿Qué haces?',
      options: [
        {
          id: 'keep',
          label: 'Conservar los dólares',
          outcome: {
            text: 'Ganas 4 millones al año, y Washington te lo agradece. Si la promesa se rompe, te queda papel, y otros decidirán cuánto vale.',
          },
        },
        {
          id: 'gold',
          label: 'Cambiarlo todo por oro, ahora',
          outcome: {
            text: 'Estás a salvo si la promesa se rompe. Pierdes los intereses. Y si otros te ven hacerlo, pueden hacer lo mismo, y entonces la promesa se rompe.',
          },
        },
        {
          id: 'half',
          label: 'Cambiar la mitad, sin ruido',
          outcome: {
            text: 'Un poco de cada cosa. Pero si todos cambiaran tan solo una cuarta parte, se acabaría el oro que la ley de Estados Unidos dejaba libre. Así lo calculó el FMI para 1966.',
            sources: ['imf-shrinking-gold'],
          },
        },
      ],
      closing: {
        text: 'Cambiar tiene sentido para un país. Si lo hacen todos, es una corrida. Una promesa que solo aguanta mientras pocos la usen es el punto débil de toda bóveda, y de todo banco.',
      },
    },
  ],
  check: [
    {
      id: 'who',
      prompt: '¿Quién podía cambiar dólares por oro en el Tesoro de Estados Unidos en 1960, a 35 dólares la onza?',
      options: [
        {
          id: 'all',
          text: 'Cualquiera con dólares, dentro o fuera del país',
          isCorrect: false,
          explanation: 'Eso había terminado hacía mucho. Los estadounidenses casi no podían tener oro.',
        },
        {
          id: 'official',
          text: 'Gobiernos y bancos centrales extranjeros',
          isCorrect: true,
          explanation: 'La promesa era para las instituciones oficiales de otros países.',
        },
        {
          id: 'nobody',
          text: 'Nadie',
          isCorrect: false,
          explanation: 'Francia y otros lo hacían, por toneladas.',
        },
      ],
    },
    {
      id: 'dilemma',
      prompt: '¿Sobre qué advirtió Triffin?',
      options: [
        {
          id: 'dilemma',
          text: 'Más dólares, menos confianza en la promesa',
          isCorrect: true,
          explanation:
            'El mundo necesita más dólares: parar daña el comercio, y seguir daña la confianza. Otros piensan que una mejor política podría haberlo salvado.',
        },
        {
          id: 'mines',
          text: 'Las minas producían demasiado oro',
          isCorrect: false,
          explanation: 'El problema era el contrario: muy poco oro para tantos dólares.',
        },
        {
          id: 'rates',
          text: 'Nadie se ponía de acuerdo en el cambio de la libra',
          isCorrect: false,
          explanation: 'Se discutía sobre los cambios, pero aquí se trata de dólares y oro.',
        },
      ],
    },
    {
      id: 'years',
      prompt: '¿Qué frase es justa con los años de 1950 a 1970?',
      options: [
        {
          id: 'golden',
          text: 'El oro los convirtió en un paraíso',
          isCorrect: false,
          explanation:
            'El crecimiento fue rápido. Pero la gente vivía con límites estrictos para mover dinero, y había mucho que reconstruir.',
        },
        {
          id: 'prison',
          text: 'Fueron un fracaso desde el principio',
          isCorrect: false,
          explanation: 'El crecimiento y los precios estables dicen otra cosa.',
        },
        {
          id: 'both',
          text: 'Crecimiento rápido y dinero encerrado',
          isCorrect: true,
          explanation:
            'La inflación también era baja, y el dinero no podía moverse libremente. Las dos cosas son parte de la imagen.',
        },
      ],
    },
  ],
  takeaways: [
    'Después de 1944, las demás monedas estaban atadas al dólar, y el dólar al oro.',
    'Solo los gobiernos y los bancos centrales extranjeros podían pedir el oro.',
    'Fueron años buenos, y el dinero de la gente estaba encerrado.',
    'Una promesa lo sostenía todo. Los dólares superaron al oro. Si tenía que romperse, se discute.',
  ],
  explains: 'por qué una promesa en dólares sostuvo el dinero del mundo',
  limits:
    'Se discute si los años buenos vinieron del sistema o de la reconstrucción. También, si tenía que fracasar: unos culpan a su diseño, otros a la política de Estados Unidos después de 1965. Los acuerdos se cuentan aquí en breve, y se deja fuera a la Unión Soviética, que fue al hotel y no se unió. La bóveda del ejercicio y su 4 % son inventados. Las citas son traducción nuestra.',
};
