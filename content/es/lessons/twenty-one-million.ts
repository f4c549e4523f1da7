import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'twenty-one-million',
  cover: { visual: 'mended-jar', background: 'shop', mood: 'calm' },
  opening: {
    title: 'La mitad de la verdad',
    paragraphs: [
      {
        text: '18 de septiembre de 2018. Quienes hacen el programa principal de Bitcoin publican con urgencia una versión nueva. La anterior tiene un agujero, dicen. Con él, un minero podría tumbar la mayoría de las computadoras de la red. Por favor, actualicen ya. Todo eso es verdad.',
        sources: ['inflation-bug'],
      },
    ],
    guess: {
      question: '¿Qué callaron durante dos días más?',
      options: [
        {
          id: 'wallets',
          text: 'Que un ladrón podía vaciar cualquier billetera',
          isCorrect: false,
          answer: 'No. Para gastar una moneda seguía haciendo falta su clave.',
        },
        {
          id: 'coins',
          text: 'Que un minero podía crear monedas de más',
          isCorrect: true,
          answer: 'Alguien del equipo lo había visto a menos de tres horas del primer aviso.',
        },
        {
          id: 'repair',
          text: 'Que no tenían con qué repararlo',
          isCorrect: false,
          answer: 'Lo tenían. Estaba en la versión nueva.',
        },
      ],
    },
    reveal: [
      {
        text: 'Nunca tenía que haber más de 21 millones de bitcoins. Por ese agujero, alguien podría haber creado otros de la nada. Los desarrolladores lo mantuvieron en secreto hasta que más de la mitad de la potencia de minería tuvo la reparación. El 20 de septiembre, cuando otros lo descubrieron, contaron el resto.',
        sources: ['inflation-bug', 'inflation-bug-hours'],
      },
      {
        text: 'Así que el tope aguantó. Pero mira qué lo sostuvo. No fue una ley de la naturaleza. Fue un programa, con personas que lo reparan y personas que deciden usarlo. ¿Quiénes son, y podrían decidir otra cosa?',
      },
    ],
  },
  objectives: [
    'Sumar las monedas que faltan, y decir por qué la suma queda un poco por debajo de 21 millones',
    'Nombrar a quienes tendrían que estar de acuerdo para cambiar el tope',
    'Contar qué muestra lo que pasó en 2017, y qué no muestra',
    'Plantear la pregunta abierta: quién pagará después a los mineros',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Un juego sin árbitro',
      paragraphs: [
        {
          text: 'Juegas al ajedrez en el parque. Un día dices: «Desde ahora, mis peones pueden saltar». Nadie puede prohibírtelo. Puedes tallar piezas nuevas e imprimir otro reglamento.',
        },
      ],
      drawing: {
        visual: 'jumping-pawn',
        background: 'plain',
        mood: 'calm',
        text: 'En una mesa de un parque, un peón salta por encima de otro a una casilla vacía. Al lado, un reglamento muestra el mismo salto.',
      },
      guess: {
        question: '¿Cuándo es de verdad una regla nueva?',
        options: [
          {
            id: 'book',
            text: 'Cuando está impresa en un libro',
            isCorrect: false,
            answer: 'Los libros no mueven peones.',
          },
          { id: 'referee', text: 'Cuando la permite un árbitro', isCorrect: false, answer: 'En el parque no hay.' },
          {
            id: 'others',
            text: 'Cuando bastantes juegan con ella',
            isCorrect: true,
            answer: 'Hasta entonces juegas a solas.',
          },
        ],
      },
      reveal: [
        {
          text: 'Pero los demás se encogen de hombros y siguen con las reglas viejas. Para ellos, tu peón saltarín no es una jugada. Te quedas delante de tu tablero, libre y a solas, a no ser que a bastantes jugadores les guste más tu regla y se cambien de mesa.',
        },
        {
          text: 'El tope de Bitcoin es una regla así. La computadora de cada jugador, que se llama nodo, comprueba cada jugada. Un bloque con demasiadas monedas nuevas no es una jugada.',
          sources: ['whitepaper-mining'],
        },
      ],
      limits:
        'Dejar un club de ajedrez no cuesta nada. Quien deja un dinero puede perder las tiendas, las plataformas de intercambio (exchanges) y el precio. Por eso es difícil cambiar las reglas, las buenas y las malas.',
    },
    {
      type: 'story',
      title: 'Cómo un número se volvió una promesa',
      sections: [
        {
          id: 'guess',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De enero a abril de 2009',
            location: 'Internet',
            character: 'Satoshi Nakamoto, y Mike Hearn, que pregunta',
            scene: '¿Por qué 21 millones?',
            narrative: [
              {
                text: 'La primera versión trae un plan. «La circulación total será de 21 000 000 de monedas», escribe Satoshi: {coins-of-first-four-years} en los cuatro primeros años, luego {coins-of-second-four-years}, luego otra vez la mitad, y así sucesivamente. Cada bloque le trae monedas nuevas a quien lo encuentra. Cada {halving-blocks} bloques, ese número se corta por la mitad. A eso se lo llama halving (reducción a la mitad).',
                sources: ['satoshi-v01', 'coinmetrics-supply'],
              },
            ],
            guess: {
              question: 'Hearn preguntó por los números. ¿Qué dijo Satoshi de su elección?',
              options: [
                {
                  id: 'gold',
                  text: 'Que era el peso de todo el oro del mundo',
                  isCorrect: false,
                  answer: 'Bonita historia, pero no es de Satoshi.',
                },
                {
                  id: 'law',
                  text: 'Que era una ley de las matemáticas',
                  isCorrect: false,
                  answer: 'Dividir a la mitad es matemática. Empezar con 50 monedas fue una elección.',
                },
                {
                  id: 'guess',
                  text: 'Que era una conjetura con fundamento',
                  isCorrect: true,
                  answer: 'Así lo llamó.',
                },
              ],
            },
            reveal: [
              {
                text: '«Fue una decisión difícil, porque una vez que la red está en marcha, queda fijada y no podemos cambiarla», sigue la respuesta. Los precios debían parecerse un poco a los de otros dineros, «pero sin conocer el futuro, eso es muy difícil».',
                sources: ['satoshi-guess'],
              },
              {
                text: 'La suma no es exactamente 21 millones. El programa cuenta en satoshis, y cada uno es la cienmillonésima parte de un bitcoin. Lo que es menos de un satoshi lo descarta. Lo máximo que puede haber son 20 999 999.9769 bitcoins. Algunas monedas nunca se reclamaron, o nunca se podrán gastar.',
                sources: ['amount'],
              },
            ],
            visual: 'coin-steps',
            visualText:
              'Escalones de monedas que bajan hacia la derecha. Cada uno tiene la mitad de altura que el anterior.',
            mood: 'calm',
          },
        },
        {
          id: 'bug',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1 de abril de 2014',
            location: 'La lista de propuestas de Bitcoin',
            character: 'Pieter Wuille, programador, con cara muy seria',
            scene: 'El tope que no estaba',
            narrative: [
              {
                text: 'Aparece una propuesta justo en el día de las bromas de los países de habla inglesa. Dice que Satoshi «programó la cantidad de dinero de Bitcoin para que creciera sin límite, para siempre». Es una broma, y es verdad. Primero las monedas nuevas se habrían acabado, como estaba previsto, durante unos 120 años. Tras sesenta y cuatro halvings, unos 250 años después del comienzo, habría pasado algo raro.',
                sources: ['bip42'],
              },
            ],
            guess: {
              question: '¿Qué habría traído entonces un bloque?',
              options: [
                {
                  id: 'zero',
                  text: 'Nada',
                  isCorrect: false,
                  answer: 'Ese era el plan. El código hacía otra cosa.',
                },
                {
                  id: 'fifty',
                  text: '50 monedas nuevas, como el primer día',
                  isCorrect: true,
                  answer:
                    'La forma en que la computadora divide habría dado la vuelta completa. Una segunda mina de oro, luego una tercera, sin fin.',
                },
                {
                  id: 'half',
                  text: 'Medio satoshi',
                  isCorrect: false,
                  answer: 'El programa no conoce nada más pequeño que un satoshi.',
                },
              ],
            },
            reveal: [
              {
                text: 'La propuesta lo arregló, con tiempo de sobra. Así que hasta el famoso tope vale tanto como el programa. Estaba desde el primer día, con un hueco en un futuro lejano. Unos pocos programadores encontraron el hueco y lo cerraron, y otros adoptaron su versión.',
                sources: ['bip42'],
              },
            ],
            visual: 'second-mine',
            visualText:
              'Una mina con un carro de monedas. Detrás, una segunda mina, dibujada con puntos, está tachada.',
            mood: 'calm',
          },
        },
        {
          id: 'split',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2017',
            location: 'Nueva York y todas partes',
            character: 'Más de 50 empresas, los mineros y la gente con un nodo en casa',
            scene: 'La votación que no lo fue',
            narrative: [
              {
                text: 'Los bloques estaban llenos, y las comisiones subían. En mayo de 2017, más de 50 empresas llegaron a un acuerdo en Nueva York: un cambio que aprovecha mejor los bloques, y en noviembre, bloques del doble de tamaño. Lo primero llegó en agosto. Según un recuento, habían firmado mineros con cerca del {deal-signed-2017:number} % de la potencia de cálculo. Mucha gente no había firmado. Contra la segunda parte escribían «NO2X» detrás de su nombre.',
                sources: ['segwit2x-miners', 'new-york-agreement'],
              },
            ],
            guess: {
              question: '¿Qué pasó en noviembre con la segunda parte?',
              options: [
                {
                  id: 'bigger',
                  text: 'Llegaron los bloques del doble de tamaño, como se acordó',
                  isCorrect: false,
                  answer:
                    'Los mineros tenían la potencia para hacer esos bloques. No podían obligar a nadie a aceptarlos.',
                },
                {
                  id: 'court',
                  text: 'Las empresas fueron a los tribunales',
                  isCorrect: false,
                  answer: '¿Contra quién? No hay a quién demandar.',
                },
                {
                  id: 'off',
                  text: 'Sus promotores la cancelaron',
                  isCorrect: true,
                  answer: 'Cerca de una semana antes de la fecha, por correo electrónico.',
                },
              ],
            },
            reveal: [
              {
                text: '«Está claro que en este momento no hemos logrado un consenso suficiente para un aumento limpio del tamaño de los bloques», escribieron. Una moneda minada con una regla que muchos rechazan puede valer poco.',
                sources: ['segwit2x-end'],
              },
              {
                text: 'Léelo con cuidado. Esa pelea fue por el tamaño de los bloques, y nunca por el tope. El lado que perdió esperaba que la subida de las comisiones le diera la razón. Algunos partidarios de los bloques grandes ya se habían ido a crear otra moneda. Y en 2017 los desarrolladores del programa principal también estaban del lado de los nodos.',
                sources: ['segwit2x-end', 'segwit2x-miners'],
              },
              {
                text: 'En agosto de 2026 otros nodos se quedaron solos: pedían limitar los datos de otro tipo que se meten en los pagos. Esos datos, decían, son una carga para cada nodo y encarecen los pagos. Según su propio texto, algunos otros usos habrían tenido que esperar. Los siguió como mucho cerca del {chain-split-signals:number} % de la potencia de minería, y su cadena hizo solo ocho bloques en tres semanas. Después cambiaron su forma de minar y siguieron con una cadena propia.',
                sources: ['knots-removed', 'knots-eight', 'bip110', 'bip110-text', 'knots-btcpay', 'knots-umbrel'],
                drawing: {
                  visual: 'hundred-machines',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Dos campos de cien cuadrados. En 2017, según un recuento, habían firmado el acuerdo mineros con cerca del {deal-signed-2017:number} % de la potencia de cálculo. En 2026 aceptó el límite a los datos, como mucho, cerca del {chain-split-signals:number} %.',
                  words: ['firmaron en 2017', 'se sumaron en 2026'],
                },
              },
            ],
            visual: 'forked-track',
            visualText:
              'Una vía de tren se bifurca. Un tren lleno espera ante el cambio de vías, y junto a la palanca hay gente.',
            mood: 'tense',
          },
        },
        {
          id: 'pay',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Hasta cerca de 2140',
            location: 'Todas partes',
            character: 'Mineros, economistas y quienes perdieron sus claves',
            scene: '¿Quién les paga a los guardias?',
            narrative: [
              {
                text: 'Hay monedas que ya no se pueden gastar. Algunos dueños perdieron sus claves. Una empresa calculó la pérdida, en 2017, entre 2.8 y 3.8 millones de monedas. Otra la calculó, en 2025, en 1.6 millones. Las dos cifras son estimaciones: una moneda dormida se ve igual que una moneda perdida. «Piénsalo como una donación para todos», escribió Satoshi.',
                sources: ['lost', 'river-lost', 'satoshi-lost'],
              },
              {
                text: 'Las monedas nuevas pagan también a los mineros, que protegen la cadena con sus máquinas. En 2025 las comisiones fueron solo cerca del 1 % de lo que ganaron. El resto fueron monedas nuevas, y esas se acaban.',
                sources: ['coinmetrics-mining'],
              },
            ],
            guess: {
              question: '¿Bastarán algún día las comisiones solas?',
              isOpen: true,
              options: [
                {
                  id: 'yes',
                  text: 'Sí, habrá demanda de espacio en los bloques',
                  answer:
                    'Esa era la esperanza de Satoshi: el sistema «puede funcionar con comisiones si hace falta». Nadie lo ha visto todavía.',
                  isCorrect: false,
                },
                {
                  id: 'no',
                  text: 'No, los guardias se irán',
                  answer:
                    'Cuatro investigadores de Princeton advierten que, si solo se paga con comisiones, resulta atractivo deshacer un bloque rico.',
                  isCorrect: false,
                },
                {
                  id: 'change',
                  text: 'Entonces la gente cambiará el tope',
                  answer: 'Podría, si casi todos quisieran. Más abajo lo puedes probar.',
                  isCorrect: false,
                },
              ],
            },
            reveal: [
              {
                text: 'Eric Budish, economista, sostiene que proteger la cadena tiene que seguir siendo caro, y más caro cuanto más valgan las monedas. Otros esperan más comisiones, o un precio más alto. Faltan décadas para la prueba.',
                sources: ['carlsten', 'budish', 'satoshi-v01'],
              },
              {
                text: 'A muchos economistas no les gusta que haya un tope. Cuando la demanda de dinero da un salto, dicen, su cantidad debería poder crecer, porque si no, tienen que bajar los precios y los salarios. En la década de 1930, los países que se aferraron al oro cayeron más hondo. George Selgin responde que un dinero escaso, bien diseñado, quizás podría prescindir de cualquier banco central y aun así mantener estable una economía. Que Bitcoin esté diseñado así también se discute.',
                sources: ['aier-fixed', 'bernanke-james', 'selgin-synthetic'],
              },
            ],
            visual: 'night-watch',
            visualText: 'Un vigilante con un farol ante una bóveda. La bolsa que tiene en la mano está casi vacía.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'supply-curve',
      title: 'Te toca: cambia la regla',
      introduction: [
        {
          text: 'Aquí está la cantidad de bitcoins, y al lado tu propia regla. La tuya empieza en el próximo halving, porque lo pasado, pasado está. En el ejemplo, ningún bloque trae nunca menos de media moneda. Así se paga a los guardias para siempre.',
        },
        { text: 'Después hazte la segunda pregunta: ¿quién te sigue?' },
      ],
      tasks: [
        {
          text: 'Empieza con «Monedas para siempre». Haz que te sigan solo los mineros. Después, solo la gente con nodos. ¿Qué pasa cada vez?',
          answer:
            'Con los mineros solos: monedas que nadie acepta. Con los nodos solos: una cadena que apenas se mueve.',
        },
        {
          text: 'Presiona «Menos monedas». ¿Por qué ahora ningún nodo rechaza tus bloques?',
          answer:
            'Ningún bloque tuyo trae más de lo que permite la regla vieja, así que los nodos viejos no ven nada malo.',
        },
        {
          text: 'Vuelve a «Monedas para siempre». Haz que te sigan tres de los cuatro grupos, y deja fuera a uno distinto cada vez. ¿Cuándo cambia la regla, y cuándo obtienes dos monedas?',
          answer:
            'Sin los desarrolladores, la regla cambia. Sin las plataformas, obtienes dos monedas. Sin los mineros o sin los nodos, queda abierto quién cede.',
        },
      ],
      closing: [
        {
          text: 'Más monedas son una regla más floja: la rechaza cada nodo que mantiene la vieja. Menos monedas son una regla más estricta, y a los nodos viejos no les molesta. Por eso el programa hace más fácil bajar el tope que subirlo: bastaría la mayoría de los mineros. Pero tendrían que recortarse sus propios ingresos. Es una promesa fuerte porque para romperla hace falta casi todo el mundo, y no porque nadie pueda romperla.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'refuse',
      prompt: 'Un minero con mucha potencia hace un bloque con 100 monedas nuevas. ¿Qué pasa?',
      options: [
        {
          id: 'refused',
          text: 'Los nodos con la regla vieja lo rechazan',
          isCorrect: true,
          explanation: 'Para ellos no es un bloque, por mucho trabajo que tenga.',
        },
        {
          id: 'accepted',
          text: 'Vale, por el trabajo que tiene dentro',
          isCorrect: false,
          explanation: 'El trabajo decide entre bloques válidos. No hace válido un bloque.',
        },
        {
          id: 'police',
          text: 'Llega la policía y le quita las máquinas',
          isCorrect: false,
          explanation: 'No hace falta ninguna ley. Nadie acepta esas monedas.',
        },
      ],
    },
    {
      id: 'sum',
      prompt: '¿Por qué lo máximo que puede haber es un poco menos de 21 millones?',
      options: [
        {
          id: 'lost',
          text: 'Porque algunos dueños perdieron sus claves',
          isCorrect: false,
          explanation: 'Las monedas perdidas también cuentan como creadas. Esta diferencia está en la aritmética.',
        },
        {
          id: 'fees',
          text: 'Porque se descuentan las comisiones',
          isCorrect: false,
          explanation: 'Las comisiones van al minero. No crean ni destruyen ninguna moneda.',
        },
        {
          id: 'round',
          text: 'Porque las fracciones se descartan',
          isCorrect: true,
          explanation: 'Los halvings recortan a satoshis enteros, y eso suma 0.0231 bitcoins.',
        },
      ],
    },
    {
      id: 'nature',
      prompt: '¿Qué clase de límite son los 21 millones?',
      options: [
        {
          id: 'physics',
          text: 'Una ley de la naturaleza, como la velocidad de la luz',
          isCorrect: false,
          explanation: 'Es código hecho por personas, y unas personas lo arreglaron en 2014 y otra vez en 2018.',
        },
        {
          id: 'social',
          text: 'Una regla que la gente decide comprobar',
          isCorrect: true,
          explanation: 'Es tan fuerte como el deseo de mantenerla de quienes la usan.',
        },
        {
          id: 'company',
          text: 'Una promesa que hizo una empresa',
          isCorrect: false,
          explanation: 'No hay ninguna empresa que pueda cumplirla o romperla.',
        },
      ],
    },
  ],
  takeaways: [
    'Las monedas nuevas de cada bloque se reducen a la mitad cada {halving-blocks} bloques. La suma queda justo por debajo de 21 millones.',
    'El tope es una regla que comprueban las computadoras de la propia gente.',
    'Para subirlo, casi todo el mundo tendría que estar de acuerdo. Para bajarlo, la mayoría de los mineros, y se recortarían así sus propios ingresos.',
    'Quién pagará a los mineros cuando se acaben las monedas nuevas es una pregunta abierta.',
  ],
  explains: 'por qué nadie puede, sin más, pasar de 21 millones de bitcoins',
  limits:
    'Quién decide en Bitcoin es discutido. Unos dicen que los nodos, otros que los mineros, otros que las grandes plataformas y otros que los pocos que escriben el programa. Una pelea por el tamaño de los bloques no puede decir cómo acabaría una por el tope. No se sabe cuántas monedas están perdidas. Nuestro instrumento es un esquema con cuatro grupos, y la gente de verdad no se mueve en grupos. Las citas son traducción nuestra.',
};
