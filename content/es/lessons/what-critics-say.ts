import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'what-critics-say',
  cover: { visual: 'farm-and-coin', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'Todo, por 25 dólares',
    paragraphs: [
      {
        text: 'Omaha, Nebraska (Estados Unidos), primavera boreal de 2022. Warren Buffett, uno de los inversores más exitosos de la historia, habla con los dueños de su empresa. Por el uno por ciento de todas las tierras de cultivo del país pagaría en el acto 25 mil millones de dólares, dice. Lo mismo por el uno por ciento de todas las viviendas alquiladas.',
        sources: ['buffett-2022'],
      },
    ],
    guess: {
      question: '¿Y por todo el bitcoin del mundo?',
      options: [
        {
          id: 'billion',
          text: 'Mil millones de dólares',
          isCorrect: false,
          answer: 'Mucho menos.',
        },
        { id: 'dollars', text: '25 dólares', isCorrect: false, answer: 'Menos que eso.' },
        { id: 'nothing', text: 'Ni siquiera 25 dólares', isCorrect: true, answer: '«No lo aceptaría», dijo.' },
      ],
    },
    reveal: [
      {
        text: 'Porque «¿qué haría con él? De un modo u otro, tendría que volver a vendérselo a ustedes». El campo da comida, y las viviendas dan alquiler. Bitcoin, dice, «no produce nada».',
        sources: ['buffett-2022'],
      },
      {
        text: 'Esta lección presenta las razones en contra de Bitcoin como las contarían los propios críticos. Después vienen las respuestas, y después lo que sigue abierto. Quien juzga eres tú.',
      },
    ],
  },
  objectives: [
    'Exponer cinco objeciones de manera que un crítico las firmaría',
    'Dar la mejor respuesta a cada una, sin fingir que zanja la cuestión',
    'Leer con cuidado los números sobre altibajos del precio, delitos, dueños y comisiones',
    'Decir qué te haría cambiar de opinión',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El club de debate',
      paragraphs: [
        {
          text: 'En un buen club de debate, una moneda decide qué lado tienes que defender. Te preparas a fondo para el lado en el que no crees. Primero expones las razones del otro tan bien que asiente y dice: sí, eso es lo que queremos decir. Solo entonces respondes.',
        },
        {
          text: 'La mayoría de los gritos sobre Bitcoin se salta la primera parte. Los fans pelean con un crítico tonto, y los críticos con un fan tonto. Aquí cada objeción tiene a quien mejor la defiende.',
        },
      ],
      drawing: {
        visual: 'debate-coin',
        background: 'plain',
        mood: 'calm',
        text: 'Dos oradores con una moneda en el medio. El que está a favor expone primero las razones en contra, y el que está en contra, las razones a favor.',
        words: ['pro', 'contra'],
      },
      limits:
        'En un debate los dos lados tienen el mismo tiempo. Eso no significa que tengan la misma razón. En algunas preguntas un lado tiene mejores pruebas, y algunas no se pueden resolver con ninguna prueba.',
    },
    {
      type: 'story',
      title: 'Cinco objeciones',
      count: 'Objeción {number} de {total}',
      sections: [
        {
          id: 'value',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2022 y 2024',
            location: 'Fráncfort',
            character: 'Ulrich Bindseil y Jürgen Schaaf, del Banco Central Europeo',
            scene: 'No rinde nada',
            narrative: [
              {
                text: 'Una acción paga una parte de la ganancia de una empresa. Un bono paga interés. Bitcoin, escribieron los dos en noviembre de 2022, «no genera flujo de caja (como los inmuebles) ni dividendos (como las acciones), no se puede usar de manera productiva (como las materias primas) ni aporta beneficios sociales (como el oro)». Así que su precio se apoya «puramente en la especulación». La calma que tenía entonces les parecía un último suspiro antes del camino a la irrelevancia.',
                sources: ['bindseil-2022'],
              },
            ],
            guess: {
              question: 'Después, bitcoin subió a varias veces ese precio. ¿Qué dijeron en 2024?',
              options: [
                {
                  id: 'sorry',
                  text: 'Que se habían equivocado',
                  isCorrect: false,
                  answer: 'Un precio más alto no es un flujo de caja. El argumento no depende de él.',
                },
                {
                  id: 'paid',
                  text: 'Que la subida hace daño',
                  isCorrect: true,
                  answer: 'Lo que gastan los primeros dueños, sostenían, les falta a los demás.',
                },
                {
                  id: 'silent',
                  text: 'Nada más',
                  isCorrect: false,
                  answer: 'Escribieron un artículo entero.',
                },
              ],
            },
            reveal: [
              {
                text: 'Si no se produce nada nuevo, razonan, los primeros dueños solo pueden enriquecerse a costa de quienes llegan tarde o se quedan fuera. Un precio que sube sería un «empobrecimiento del resto de la sociedad». Y una parte de lo que pagan los compradores nunca llega a ningún dueño: va a los mineros, para electricidad y máquinas.',
                sources: ['bindseil-2024', 'whitepaper-mining'],
              },
            ],
            more: {
              opening: { label: 'La respuesta', title: 'El oro tampoco paga nada' },
              summary: 'La respuesta completa, y lo que sigue abierto',
              paragraphs: [
                {
                  text: 'El oro y los cuadros tampoco pagan nada. El dinero es útil porque otros lo aceptan, y un pago que nadie puede bloquear es un servicio. George Selgin ve un dinero de una clase propia: como el papel, no tiene otro uso, y como el oro, es escaso. Y todos los dineros hacen ganar a algunos.',
                  sources: ['selgin-synthetic'],
                },
                {
                  text: 'Abierto: si la gente querrá algo así dentro de cincuenta años. Ningún precio de hoy puede decirlo.',
                  sources: ['selgin-synthetic'],
                },
              ],
            },
            visual: 'dry-fountain',
            visualText: 'Una fuente sin agua. En lo alto hay una moneda, y en el borde, un pájaro.',
            mood: 'calm',
          },
        },
        {
          id: 'swings',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 2011 a 2026',
            location: 'Cualquier teléfono con un gráfico del precio',
            character: 'Ahorradores que llegaron cerca del máximo',
            scene: 'Sube y baja demasiado',
            narrative: [
              {
                text: 'El dinero debería permitir hacer planes. En 2022, cuando los precios de las tiendas se dispararon y la gente buscaba refugio, bitcoin perdió un {btc-fall-december-2021-to-december-2022:number} %. Un refugio debería aguantar cuando llueve. Bitcoin sube cuando la gente se siente rica y baja cuando tiene miedo, dicen los críticos. Así vuelve más locos los buenos tiempos y peores los malos.',
                sources: ['coinmetrics-price'],
              },
            ],
            guess: {
              question:
                'Cuenta con los precios de cierre de cada mes. ¿Cuántas veces cayó más del 70 % desde un máximo?',
              options: [
                { id: 'once', text: 'Una vez', isCorrect: false, answer: 'Más veces.' },
                { id: 'twice', text: 'Dos veces', isCorrect: false, answer: 'Más veces.' },
                {
                  id: 'four',
                  text: 'Cuatro veces',
                  isCorrect: true,
                  answer: 'Desde los máximos de 2011, 2013, 2017 y 2021.',
                },
              ],
            },
            reveal: [
              {
                text: 'A fines de junio de 2026 estaba un {btc-fall-since-highest-month-of-2025:number} % por debajo del mes más alto de 2025. Economistas del Banco de Pagos Internacionales calcularon en 2022 que cerca de tres de cada cuatro personas que usaban una app habían perdido dinero hasta entonces. La mayoría había entrado después de una subida.',
                sources: ['coinmetrics-price', 'bis'],
              },
            ],
            more: {
              opening: { label: 'La respuesta', title: 'Hasta ahora oscila menos a medida que crece' },
              summary: 'La respuesta completa, y lo que sigue abierto',
              paragraphs: [
                {
                  text: 'Hasta ahora ha oscilado menos a medida que crecía. La volatilidad dice cuánto oscila en un año. Fue del {btc-volatility-first-five-years:number} % en los primeros cinco años de nuestros datos, y del {btc-volatility-last-five-years:number} % en los cinco años hasta junio de 2026. Después de cada una de las cuatro caídas llegó a un máximo más alto.',
                  sources: ['coinmetrics-price'],
                },
                {
                  text: 'Abierto: todavía oscila mucho más que el oro. De enero de 2025 a junio de 2026 fue del {btc-volatility-since-january-2025:number} %, y la del oro de {gold-volatility-since-january-2025:number}, con promedios mensuales, que se ven más tranquilos. Y cuatro veces no son una ley.',
                  sources: ['coinmetrics-price', 'gold-monthly'],
                },
              ],
            },
            visual: 'roller-coaster',
            visualText:
              'Una montaña rusa con un solo vagón. Sus subidas son cada vez más altas, y después de cada una la vía cae muy hondo.',
            mood: 'tense',
          },
        },
        {
          id: 'crime',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 2018 a 2026',
            location: 'Internet',
            character: 'Bandas que piden rescates, estafadores y quienes siguen sus huellas',
            scene: 'Ayuda a los delincuentes',
            narrative: [
              {
                text: 'Alguien bloquea las computadoras de una empresa, y pide el rescate en monedas digitales. Ningún banco puede detener ese pago. Paul Krugman, premio Nobel, preguntó en 2018 qué problema se resuelve con esto. Un derrumbe total es más probable que improbable, escribió. Quizás Bitcoin siga en uso sobre todo «para transacciones del mercado negro y evasión de impuestos». La empresa de investigación Chainalysis contó para 2025 por lo menos 154 mil millones de dólares de pagos ilícitos con criptomonedas. La mayor parte era de Estados y empresas bajo sanciones.',
                sources: ['krugman-end', 'chainalysis-2025'],
              },
            ],
            guess: {
              question: '¿Qué clase de criptomoneda formaba la mayor parte de esa suma?',
              options: [
                {
                  id: 'stable',
                  text: 'Stablecoins, atadas a la moneda de un país',
                  isCorrect: true,
                  answer:
                    'El 84 %. También se llaman monedas estables, y una de ellas está atada al rublo. A los delincuentes tampoco les gustan los altibajos del precio.',
                },
                {
                  id: 'bitcoin',
                  text: 'Bitcoin',
                  isCorrect: false,
                  answer: 'Durante años lo fue. Eso ha cambiado.',
                },
                {
                  id: 'hidden',
                  text: 'Monedas que borran todas las huellas',
                  isCorrect: false,
                  answer: 'Algunas bandas las usan, pero no eran la mayor parte.',
                },
              ],
            },
            reveal: [
              {
                text: 'Y cada recuento encuentra más en los años siguientes: los 40.9 mil millones de dólares de 2024 pasaron a ser 57.2.',
                sources: ['chainalysis-revised'],
              },
            ],
            more: {
              opening: { label: 'La respuesta', title: 'Los pagos en la cadena quedan a la vista de todos' },
              summary: 'La respuesta completa, y lo que sigue abierto',
              paragraphs: [
                {
                  text: 'Cada pago en la cadena queda para siempre en un registro público, y la policía ha aprendido a seguirlo. Los primeros recuentos de una empresa, Chainalysis, para los años 2019 a 2025 ponen el delito en el 1.1 % de todo el volumen de criptomonedas, o por debajo. Los recuentos posteriores encuentran más. El efectivo también sirve para el delito: algunos Estados limitan los pagos grandes con él, y sigue siendo legal.',
                  sources: [
                    'chainalysis-2020',
                    'chainalysis-2021',
                    'chainalysis-2022',
                    'chainalysis-2023',
                    'chainalysis-shares',
                    'chainalysis-2025',
                    'cash-limit',
                  ],
                },
                {
                  text: 'Los críticos contestan que una proporción depende de entre qué divides. Según un estudio, el 90 % del volumen en la cadena de Bitcoin no es pago de nada. Del resto, menos del 3 % era delito, estafas y juego.',
                  sources: ['makarov-volume', 'makarov-crime'],
                },
                {
                  text: 'Abierto: cuánto bien y cuánto mal trae un pago que nadie puede detener. Para un disidente y para un chantajista es la misma cualidad.',
                  sources: ['krugman-end'],
                },
              ],
            },
            visual: 'footprints',
            visualText: 'Una lupa sobre un rastro de huellas de pies que lleva a una fila de monedas.',
            mood: 'uneasy',
          },
        },
        {
          id: 'few',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2021',
            location: 'Londres y Cambridge, Massachusetts',
            character: 'Igor Makarov y Antoinette Schoar, economistas',
            scene: 'Es de unos pocos',
            narrative: [
              {
                text: 'Un dinero para todo el mundo, dicen sus amigos. Dos economistas clasificaron las direcciones de la cadena: ¿cuáles son de plataformas de intercambio (exchanges), y cuáles de un solo dueño? Las plataformas y similares tenían unos 5.5 millones de monedas, y los dueños individuales, unos 8.5 millones.',
                sources: ['makarov-schoar'],
              },
            ],
            guess: {
              question: '¿Cuánto tenían los 10 000 dueños individuales más grandes?',
              options: [
                {
                  id: 'three',
                  text: 'Cerca del 3 % de todas las monedas',
                  isCorrect: false,
                  answer: 'Mucho más.',
                },
                {
                  id: 'quarter',
                  text: 'Cerca de un cuarto de las monedas',
                  isCorrect: true,
                  answer: 'Unos 5 millones de monedas. Los autores creen que la cifra se queda corta.',
                },
                { id: 'most', text: 'Casi todas las monedas', isCorrect: false, answer: 'No tanto.' },
              ],
            },
            reveal: [
              {
                text: 'Los grandes siguen dominando, concluyen. Diez mil dueños son pocos en un mundo de ocho mil millones de personas. Y los primeros no pagaron casi nada.',
                sources: ['makarov-schoar', 'makarov-owners'],
              },
            ],
            more: {
              opening: { label: 'La respuesta', title: 'Todos podían ver las reglas y participar' },
              summary: 'La respuesta completa, y lo que sigue abierto',
              paragraphs: [
                {
                  text: 'Todos podían ver las reglas y participar. Y tener muchas monedas no da ningún voto en el programa: la primera lección de este capítulo mostró quién comprueba las reglas.',
                  sources: ['whitepaper-mining'],
                },
                {
                  text: 'Abierto: en una división, los grandes dueños pueden de todos modos vender el lado que no les gusta. También está abierto cuánta desigualdad hay hoy. Una dirección no es una persona. Una persona puede tener miles, y una plataforma guarda monedas de millones. Así que cualquier coeficiente de Gini de Bitcoin, que pondría la desigualdad en una sola cifra, se apoya en conjeturas.',
                  sources: ['makarov-schoar'],
                },
              ],
            },
            visual: 'whale-pond',
            visualText: 'Una ballena enorme y muchos peces diminutos comparten un estanque pequeño.',
            mood: 'calm',
          },
        },
        {
          id: 'small',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'De 2018 a 2025',
            location: 'Una fila delante de cada bloque',
            character: 'Paul Krugman, y todo el que quiere pagar',
            scene: 'Es lento, caro y gasta mucho',
            narrative: [
              {
                text: 'La historia del dinero, escribió Krugman en 2018, es la de unos pagos cada vez más fáciles: de las bolsas de metal a las tarjetas. Bitcoin va para atrás. Cada pago necesita toda una red de máquinas. Y hay poco lugar.',
                sources: ['krugman-2018'],
              },
            ],
            guess: {
              question:
                '¿Cuántas transacciones por segundo anotó en promedio la cadena de Bitcoin en 2025? (Una puede llevar varios pagos).',
              options: [
                {
                  id: 'five',
                  text: 'Unas 5',
                  isCorrect: true,
                  answer: '{btc-transactions-2025-millions} millones en todo el año.',
                },
                { id: 'hundreds', text: 'Unas 500', isCorrect: false, answer: 'Son cien veces demasiadas.' },
                { id: 'thousands', text: 'Unas 5000', isCorrect: false, answer: 'Son mil veces demasiadas.' },
              ],
            },
            reveal: [
              {
                text: 'Si muchos quieren entrar, las comisiones se disparan. La comisión promedio de 2021 fue de {btc-fee-2021:number} dólares, y la de 2025, de {btc-fee-2025:number}. Para un café, las dos son demasiado. Y para esto la red usó en 2024 cerca del medio por ciento de la electricidad del mundo. Eso significa unos 39.8 millones de toneladas estimadas de CO2 al año, añaden los críticos.',
                sources: ['coinmetrics-fees-by-year', 'cambridge-2025', 'cambridge-emissions'],
              },
            ],
            more: {
              opening: { label: 'La respuesta', title: 'Los pagos pequeños van por una segunda capa' },
              summary: 'La respuesta completa, y lo que sigue abierto',
              paragraphs: [
                {
                  text: 'La cadena sirve para saldar cuentas, como las saldan los bancos entre ellos. Los pagos pequeños van por Lightning, una segunda capa, en segundos y por centavos. Y los bloques son pequeños a propósito, para que una computadora de casa pueda comprobarlos.',
                  sources: ['core-sizes'],
                },
                {
                  text: 'Abierto: Lightning todavía es pequeña. Sus canales públicos tenían unos 5600 bitcoins en diciembre de 2025, un récord hasta entonces. Y muchas apps lo hacen fácil porque vuelven a guardar ellas tus monedas.',
                  sources: ['ln-record-2025'],
                },
              ],
            },
            visual: 'narrow-gate',
            visualText: 'Una larga fila de gente con carros espera ante una puerta estrecha. Encima cuelga un reloj.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca juzgar',
      situation: [
        {
          text: 'Has oído cinco objeciones y cinco respuestas. Una jueza no dice solo qué piensa, sino también qué la haría cambiar de opinión.',
          drawing: {
            visual: 'judge-and-five',
            background: 'plain',
            mood: 'calm',
            text: 'Una balanza vacía; al lado, cinco objeciones y cinco respuestas que todavía no se han pesado.',
            words: ['objeciones', 'respuestas'],
          },
        },
      ],
      question: '¿Qué objeción pesa más para ti?',
      options: [
        {
          id: 'value',
          label: 'No rinde nada',
          outcome: {
            text: 'Piensas como Buffett. ¿Qué podría hacerte cambiar de opinión? Quizás que haya gente que lo use durante años porque le falló su propio dinero o su banco, y no porque espera una subida. ¿Qué debería preocupar al otro lado? Una generación que pierde el interés.',
          },
        },
        {
          id: 'swings',
          label: 'Sube y baja demasiado',
          outcome: {
            text: 'Entonces vigila la volatilidad, y no el precio. Si sigue bajando otros diez años, la objeción se debilita. Si la próxima caída vuelve a ser de más del 70 %, sigue en pie. Hasta entonces, nadie debería tener ahí lo que necesita para el alquiler.',
          },
        },
        {
          id: 'harm',
          label: 'Hace daño a otros: el delito y el clima',
          outcome: {
            text: 'Entonces pide números con fecha y método. Una electricidad más limpia y un mejor trabajo de los detectives debilitarían tu posición. Más rescates, o una planta de carbón que vuelve a funcionar para los mineros, la reforzarían. En parte es una cuestión de valores: ¿cuánto vale un dinero que nadie puede bloquear?',
          },
        },
        {
          id: 'few',
          label: 'Es para pocos: dueños y pagos',
          outcome: {
            text: 'Entonces mira quién lo usa, y cómo. Muchos dueños pequeños con sus propias claves, y pagos pequeños y baratos, hablarían en tu contra. Cada vez más monedas en pocos fondos, y comisiones que dejan fuera a los pobres, hablarían a tu favor.',
          },
        },
      ],
      closing: {
        text: 'Aquí no hay respuesta correcta. Pero hay una manera justa de tener una: di qué tendrías que ver para abandonarla. Vale tanto para los fans como para los críticos.',
      },
    },
  ],
  check: [
    {
      id: 'price',
      prompt: 'El precio se duplica. ¿Refuta eso a los críticos que dicen que Bitcoin no rinde nada?',
      options: [
        {
          id: 'yes',
          text: 'Sí, los compradores ganaron algo',
          isCorrect: false,
          explanation: 'Lo recibieron de compradores posteriores. Es justo lo que dicen los críticos.',
        },
        {
          id: 'no',
          text: 'No, un precio no es un ingreso',
          isCorrect: true,
          explanation: 'Tampoco una caída les daría la razón. La pregunta es para qué sirve.',
        },
        {
          id: 'double',
          text: 'Solo si se duplica dos veces',
          isCorrect: false,
          explanation: 'Por más veces que se duplique, un precio no se convierte en alquiler ni en ganancia.',
        },
      ],
    },
    {
      id: 'share',
      prompt:
        'Un primer recuento para 2023 dice: «solo el 0.34 % es delito». ¿Por qué puede ser verdad y engañar de todos modos?',
      options: [
        {
          id: 'base',
          text: 'Le falta el delito que se descubre después',
          isCorrect: true,
          explanation:
            'Y gran parte del volumen puede no ser pagos reales. Una proporción depende de qué cuentas y de entre qué divides. Pide los dos números.',
        },
        {
          id: 'lie',
          text: 'La empresa lo inventó para agradar a sus clientes',
          isCorrect: false,
          explanation: 'Nada lo indica. El recuento es real, hasta donde llega.',
        },
        {
          id: 'cash',
          text: 'El efectivo también se usa para el delito',
          isCorrect: false,
          explanation: 'Es cierto, pero eso no hace engañosa la proporción.',
        },
      ],
    },
    {
      id: 'address',
      prompt: '¿Por qué es difícil decir con cuánta desigualdad está repartido bitcoin?',
      options: [
        {
          id: 'secret',
          text: 'El registro es secreto',
          isCorrect: false,
          explanation: 'Es público. Todo el mundo puede ver cada dirección y sus monedas.',
        },
        {
          id: 'fast',
          text: 'Las monedas se mueven demasiado rápido para contarlas',
          isCorrect: false,
          explanation: 'La cadena anota unas cinco transacciones por segundo. Se pueden contar.',
        },
        {
          id: 'person',
          text: 'Una dirección no es una persona',
          isCorrect: true,
          explanation: 'Un dueño puede tener miles, y una plataforma guarda monedas de millones de personas.',
        },
      ],
    },
  ],
  takeaways: [
    'Expón las razones del otro lado de modo que asienta. Después responde.',
    'Un precio que sube no refuta a los críticos, y uno que baja no les da la razón.',
    'Los altibajos del precio se han hecho más pequeños, y siguen siendo grandes.',
    'Las proporciones y los promedios dependen de qué se cuenta. Pide fecha y método.',
  ],
  explains: 'qué argumentos contra Bitcoin son los más fuertes',
  limits:
    'Cinco objeciones no son todas. A muchos economistas lo que más les molesta es que su cantidad no pueda crecer cuando la gente necesita más dinero, y de eso trata la lección sobre el tope. Algunos temen a los hackers con computadoras cuánticas, los impuestos o las prohibiciones, y a otros les molesta que un error no se pueda deshacer nunca. Los números sobre delito, dueños y energía son estimaciones de empresas e investigadores, cada cual con su método. Los oradores los elegimos nosotros, y otros expondrían los puntos de otra manera. Las citas son traducción nuestra.',
};
