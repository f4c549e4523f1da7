import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-miners-agree',
  cover: { visual: 'three-fingerprints', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'Elige al ganador',
    paragraphs: [
      {
        text: 'Un hash es la huella de un texto. El mismo texto da siempre el mismo: 64 signos, del 0 al 9 y de la a a la f. Cambia una letra, y sale otro completamente distinto.',
        sources: ['whitepaper-mining'],
      },
      {
        text: 'Mira los tres textos. El hash de uno de ellos empieza con dos ceros. Le pasa más o menos a uno de cada 256 textos.',
      },
    ],
    guess: {
      question: '¿Qué texto es?',
      options: [
        {
          id: 'second',
          text: 'Bitcoin Journey 158',
          isCorrect: true,
          answer: 'Su hash empieza con 0027. Solo podías adivinar. Igual que todo el mundo.',
        },
        {
          id: 'first',
          text: 'Bitcoin Journey 10',
          isCorrect: false,
          answer: 'Su hash empieza con 0b23. Un cero, y ahí se acaba.',
        },
        {
          id: 'third',
          text: 'Bitcoin Journey 210',
          isCorrect: false,
          answer: 'Su hash empieza con 146a. Nada en el texto lo delata.',
        },
      ],
    },
    reveal: [
      {
        text: 'No se conoce ningún truco para encontrar un texto así. Pruebas un número tras otro. Una computadora hace lo mismo, solo que más rápido. Y ahora lo bueno: para comprobar la respuesta basta un solo intento. Difícil de encontrar, fácil de comprobar. Sobre eso está construido Bitcoin.',
        sources: ['whitepaper-mining'],
      },
    ],
  },
  objectives: [
    'Encontrar, a mano y con la máquina, un número que hace válido un bloque',
    'Decir qué decide el trabajo: el orden de los pagos, y no qué es válido',
    'Ver dos bloques a la vez, y la bifurcación que termina',
    'Calcular la probabilidad de un atacante, y sopesar qué compra la energía',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El club de los dados',
      paragraphs: [
        {
          text: 'Un club lleva un diario. Nadie confía en nadie para escribirlo. Así que todos tiran diez dados a la vez, una y otra vez. Quien saca primero diez seises escribe la página siguiente. Los dados se quedan en la mesa, para que todos los vean.',
        },
        {
          text: 'Hacer trampa no sirve de nada. Si la página está llena de mentiras, todos la arrancan, con seises o sin ellos. Si quieres cambiar una página vieja, tienes que sacar diez seises para ella, y para cada página posterior, mientras los demás siguen tirando.',
        },
        {
          text: 'Si el club crece hasta ser seis veces mayor, cada cual toma un undécimo dado, y el club pide once seises. Una página tarda lo mismo que antes.',
        },
      ],
      drawing: {
        visual: 'dice-and-diary',
        background: 'plain',
        mood: 'calm',
        text: 'Un montón de diez dados, y cada uno muestra un seis. Al lado hay un diario abierto con una pluma sobre la página siguiente.',
      },
      limits:
        'Nuestros dados no saben qué dice la página. Un hash sí: cambia la página, y la tirada ya no vale. En el club todos tienen los mismos dados. En Bitcoin, quien paga más máquinas tira más veces. Y dos personas pueden sacar diez seises casi en el mismo momento. Entonces hay dos páginas por un rato. Más abajo verás cómo acaba eso.',
    },
    {
      type: 'interactive',
      widget: 'proof-of-work',
      title: 'Te toca: mina un bloque',
      introduction: [
        {
          text: 'Un minero mete pagos en un bloque y busca un número que le dé un hash raro. El primero que lo encuentra añade el bloque al registro. Ahora te toca minar a ti.',
        },
        {
          text: 'Esto es SHA-256 de verdad, la función que usa Bitcoin (Bitcoin la aplica dos veces). Solo el objetivo es más fácil. El primer día, en 2009, un bloque necesitaba en promedio unos cuatro mil millones de intentos. A fines de 2025 eran unos 640 mil millones de billones.',
          sources: ['coinmetrics-mining', 'core-pow'],
        },
      ],
      tasks: [
        {
          text: 'Prueba unos números a mano. Después pide cuatro ceros y deja que busque la máquina, dos veces. ¿Por qué son tan distintas las dos cantidades de intentos?',
          answer:
            'Es suerte, como con los dados. Cuatro ceros necesitan 65 536 intentos en promedio. Una búsqueda puede tener suerte y necesitar unos cientos, y la siguiente, más que el promedio.',
        },
        {
          text: 'Cuando tengas un ganador, cambia una letra del bloque. ¿Cuánto vale ahora tu trabajo?',
          answer: 'Nada. Una letra da otro hash, y la búsqueda empieza de nuevo.',
        },
        {
          text: 'Deja que compitan dos mineros hasta que haya una bifurcación. ¿Qué pasa con el bloque que pierde?',
          answer: 'Se descarta, y con él su recompensa. Los pagos que solo estaban en él esperan otro bloque.',
        },
        {
          text: 'Dale al atacante el 10 %, luego 30, luego 50. ¿Con cuántas confirmaciones baja su probabilidad de una entre mil?',
          answer: '6 contra el 10 %, y 32 contra 30. Contra el 50 % no basta ningún número.',
        },
      ],
      closing: [
        {
          text: 'El artículo de 2008 tomó un atajo en esta cuenta. Para esperas largas, su resultado es demasiado bajo. Meni Rosenfeld lo corrigió, y dos matemáticos dieron una demostración en 2017.',
          sources: ['double-spend', 'double-spend-history', 'whitepaper-confirmations'],
        },
        {
          text: '¿Qué probabilidad tiene un atacante? Con el 10 % de la potencia y seis confirmaciones es del 0.059 %, y no de 0.024: más del doble. Con la mitad de la potencia, esperar no ayuda nada.',
          sources: ['double-spend', 'whitepaper-confirmations'],
        },
      ],
    },
    {
      type: 'story',
      title: 'De una cajita a salas llenas de máquinas',
      sections: [
        {
          id: 'palm',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '24 de julio de 2024',
            location: 'En casa de alguien',
            character: 'Quien tiene una máquina muy pequeña',
            scene: 'Un ganador del tamaño de una mano',
            narrative: [
              {
                text: 'Por todo el mundo, los mineros juntan pagos en un bloque y prueban números. El primero que encuentra un hash raro añade su bloque al registro y cobra en monedas nuevas. Ese día gana un aparato del tamaño de una mano. Hace 500 mil millones de intentos por segundo. Todos los mineros juntos hacen unos 1170 millones de veces más.',
                sources: ['solo-block', 'whitepaper-mining'],
              },
            ],
            guess: {
              question: '¿Cuánto tiene que buscar un aparato así para hallar un bloque, en promedio?',
              options: [
                { id: 'centuries', text: 'Unos 2200 años', isCorrect: false, answer: 'Diez veces más.' },
                {
                  id: 'ages',
                  text: 'Unos 22 000 años',
                  isCorrect: true,
                  answer: '1170 millones de bloques, a diez minutos cada uno.',
                },
                { id: 'longest', text: 'Unos 220 000 años', isCorrect: false, answer: 'Son diez veces demasiados.' },
              ],
            },
            reveal: [
              {
                text: 'Fue pura suerte, según contó un vendedor de esos aparatos. El bloque valía unos 206 000 dólares. Casi todos los demás que tienen una cajita así nunca ganarán nada. Cada intento tiene la misma probabilidad minúscula, el primero igual que el número mil millones.',
                sources: ['solo-block'],
              },
              {
                text: '¿Para qué sirve el trabajo? Para cambiar una página vieja del registro tendrías que rehacer su trabajo y el de todas las páginas posteriores, y adelantar a todos los demás. Satoshi tomó el acertijo de Hashcash, la estampilla de Adam Back contra el correo basura.',
                sources: ['whitepaper-mining'],
              },
            ],
            visual: 'desk-miner',
            visualText: 'Una máquina diminuta con ventilador y pantalla, en un estante, entre una taza y una planta.',
            mood: 'hopeful',
          },
        },
        {
          id: 'fork',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'Marzo de 2013',
            location: 'Salas de chat en internet',
            character:
              'Michael Marsee y Marek Palatinus, que dirigen dos pools: grupos de mineros que comparten la suerte',
            scene: 'Dos registros a la vez',
            narrative: [
              {
                text: 'Llega un bloque grande. Las computadoras con la versión nueva del programa lo aceptan. Muchas con la versión vieja se atragantan y lo rechazan. Ahora hay dos cadenas. Cerca del 60 % de la potencia de minería construye sobre la cadena que las computadoras viejas no pueden leer.',
                sources: ['bip50'],
              },
            ],
            guess: {
              question: '¿Qué cadena se abandonó?',
              options: [
                {
                  id: 'both',
                  text: 'Ninguna. Todavía hay dos',
                  isCorrect: false,
                  answer: 'Dos registros para un solo dinero habrían sido un desastre, y todos lo sabían.',
                },
                {
                  id: 'weak',
                  text: 'La de menos potencia de minería',
                  isCorrect: false,
                  answer: 'Es lo que uno pensaría. Pero las computadoras de mucha gente no podían leer la más fuerte.',
                },
                {
                  id: 'strong',
                  text: 'La de más potencia de minería',
                  isCorrect: true,
                  answer: 'Dos pools volvieron a la versión vieja y renunciaron a sus bloques.',
                },
              ],
            },
            reveal: [
              {
                text: 'Palatinus y Marsee tenían la versión sin el fallo. Aun así dieron un paso atrás, y por eso tuvieron que «sacrificar cantidades importantes de dinero», dice el informe. En cuanto la mayor parte de la potencia estuvo en la cadena vieja, esta se hizo más larga, y todos volvieron a estar de acuerdo. En esas horas alguien gastó dos veces las mismas monedas, para ver si se podía. Se podía.',
                sources: ['bip50'],
              },
              {
                text: 'Así que el trabajo decide entre bloques válidos: qué pago llegó primero. Qué es válido lo decide cada nodo por su cuenta. En el medio, de vez en cuando, hay personas que hablan.',
                sources: ['bip50', 'whitepaper-mining'],
              },
            ],
            visual: 'two-chains',
            visualText: 'Una cadena de bloques se divide en dos ramas, una más larga y otra más corta.',
            mood: 'tense',
          },
        },
        {
          id: 'half',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Junio de 2014',
            location: 'El pool de minería GHash.IO',
            character: 'Mineros que podían irse',
            scene: 'La mitad de todo',
            narrative: [
              {
                text: 'Los mineros se unen en pools para compartir la suerte. Un pool, GHash.IO, crece y crece. En junio de 2014 llega a cerca de la mitad de toda la potencia de minería y, según algunos recuentos, a más.',
                sources: ['ghash-over'],
              },
            ],
            guess: {
              question: '¿Qué puede hacer alguien con más de la mitad de la potencia?',
              options: [
                {
                  id: 'undo',
                  text: 'Deshacer sus propios pagos recientes',
                  isCorrect: true,
                  answer: 'Construye una cadena más larga sin ellos. También puede dejar fuera los pagos de otros.',
                },
                {
                  id: 'steal',
                  text: 'Quitarle las monedas a cualquiera',
                  isCorrect: false,
                  answer: 'Cada pago necesita la firma del dueño, y el trabajo no puede falsificarla.',
                },
                {
                  id: 'mint',
                  text: 'Crear más de 21 millones de monedas',
                  isCorrect: false,
                  answer: 'Los nodos rechazarían esos bloques, por mucho trabajo que llevaran.',
                },
              ],
            },
            reveal: [
              {
                text: 'Hubo mineros que dejaron el pool. En julio prometió quedarse por debajo del 39.99 %, y dijo abiertamente que a la larga no se conocía ninguna solución técnica.',
                sources: ['ghash-over', 'ghash-pledge'],
              },
              {
                text: 'No es un miedo sin motivo. En monedas más pequeñas esos ataques sí funcionaron. Con Bitcoin Gold, las plataformas de intercambio (exchanges) perdieron hasta 18 millones de dólares en 2018. Con Ethereum Classic, una perdió unos 5.6 millones en 2020. En Bitcoin no se conoce ningún ataque así, hecho por una mayoría. Pero, según un recuento de 2025, seis pools arman más del 95 % de todos los bloques, y los dos grupos más grandes, más de la mitad. Los miembros de un pool pueden irse, pero antes alguien tiene que darse cuenta.',
                sources: ['btg-attack', 'etc-attack', 'pools-2025', 'pool-shares'],
              },
            ],
            visual: 'pool-cake',
            visualText:
              'Un pastel redondo, cortado en porciones. Una porción es casi la mitad, y unas manos le arrancan pedazos.',
            mood: 'uneasy',
          },
        },
        {
          id: 'energy',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 2021 a 2025',
            location: 'China, Texas, todas partes',
            character: 'Mineros, vecinos e investigadores',
            scene: 'Qué compra la electricidad',
            narrative: [
              {
                text: 'En 2021 China les dice a sus mineros que paren. En unas semanas se apaga una gran parte de todas las máquinas. Cada 2016 bloques, el programa mide con qué rapidez llegaron y fija una dificultad nueva. Busca que haya un bloque cada diez minutos.',
                sources: ['china-2021', 'core-pow'],
              },
            ],
            guess: {
              question:
                '¿Y si el número de máquinas se duplica? ¿Cuántos bloques más hay al día, cuando la dificultad ya se ha ajustado?',
              options: [
                {
                  id: 'none',
                  text: 'Ninguno',
                  isCorrect: true,
                  answer: 'Los mismos 144 al día, con el doble de electricidad.',
                },
                {
                  id: 'half',
                  text: 'La mitad más',
                  isCorrect: false,
                  answer: 'La dificultad se lleva todo el aumento.',
                },
                {
                  id: 'twice',
                  text: 'El doble',
                  isCorrect: false,
                  answer: 'Solo hasta que la dificultad se ajusta, en unas dos semanas.',
                },
              ],
            },
            reveal: [
              {
                text: 'En julio de 2021 la dificultad bajó casi un 28 %, y los bloques siguieron llegando. La cantidad de electricidad no depende de cuántos pagos hay. Depende del precio de las monedas que se pueden ganar.',
                sources: ['china-2021', 'cambridge-2025'],
              },
            ],
            more: {
              summary: 'Cuánta electricidad, y qué se dice a favor y en contra',
              paragraphs: [
                {
                  text: 'Investigadores de Cambridge la calculan en {btc-energy-cambridge:number} teravatios-hora para 2024, cerca del medio por ciento de la electricidad del mundo. Según su encuesta, el {sustainable-share-cambridge-2024:number} % vino de fuentes renovables y nucleares, y 47 de gas y carbón. Calculan las emisiones en 39.8 millones de toneladas de CO2 al año. Las empresas que responden encuestas pueden ser más limpias que las demás.',
                  sources: ['cambridge-2025', 'cambridge-emissions'],
                },
                {
                  text: 'Los críticos dicen que eso es lo que usa un país entero, para un dinero que usan pocos, y que los vecinos lo pagan con ruido. Los partidarios dicen que el costo es el candado: un registro barato de escribir es barato de reescribir. Añaden que los mineros pueden apagar las máquinas cuando una ciudad necesita la electricidad. Los críticos responden que a una empresa le pagaron por eso 31.7 millones de dólares en un solo mes.',
                  sources: ['granbury', 'riot-credits'],
                },
              ],
            },
            visual: 'mining-hall',
            visualText: 'Estantes de máquinas con ventiladores redondos, bajo una línea eléctrica.',
            mood: 'uneasy',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'decides',
      prompt: '¿Qué decide el trabajo de los mineros?',
      options: [
        {
          id: 'rules',
          text: 'Las reglas de Bitcoin',
          isCorrect: false,
          explanation:
            'Cada nodo comprueba las reglas por su cuenta. La mayoría de los mineros juntos puede hacer una más estricta, pero nunca más floja.',
        },
        {
          id: 'price',
          text: 'El precio de una moneda',
          isCorrect: false,
          explanation:
            'El precio lo hacen quienes compran y venden. Después, el precio atrae a más mineros, o a menos.',
        },
        {
          id: 'order',
          text: 'Qué pagos van primero',
          isCorrect: true,
          explanation: 'Pone los pagos válidos en un solo orden que todos pueden comprobar.',
        },
      ],
    },
    {
      id: 'check',
      prompt:
        'Una máquina necesitó mil millones de intentos para encontrar el número. ¿Cuántos hacen falta para comprobarlo?',
      options: [
        { id: 'one', text: 'Uno', isCorrect: true, explanation: 'Calculas una vez el hash del bloque y miras.' },
        {
          id: 'half',
          text: 'Quinientos millones, en promedio',
          isCorrect: false,
          explanation: 'Eso sería volver a encontrarlo. Comprobar es un solo intento.',
        },
        {
          id: 'same',
          text: 'Mil millones',
          isCorrect: false,
          explanation: 'Entonces ninguna computadora de casa podría vigilar a los mineros, y Bitcoin no funcionaría.',
        },
      ],
    },
    {
      id: 'lost-block',
      prompt: 'Se encontraron a la vez dos bloques válidos. Uno perdió. ¿Qué pasó con sus pagos?',
      options: [
        {
          id: 'gone',
          text: 'El dinero se pierde con el bloque',
          isCorrect: false,
          explanation: 'Los pagos nunca fueron definitivos. Las monedas están donde estaban.',
        },
        {
          id: 'later',
          text: 'Están en el bloque ganador, o esperan',
          isCorrect: true,
          explanation:
            'La mayoría ya está en el bloque que ganó, y los demás esperan su turno. Solo se pierde la recompensa del minero. Por eso, quien recibe un pago espera.',
        },
        {
          id: 'double',
          text: 'Cuentan dos veces, una por bloque',
          isCorrect: false,
          explanation: 'Solo cuenta una cadena. Para evitar eso está la minería.',
        },
      ],
    },
  ],
  takeaways: [
    'Un hash raro es difícil de encontrar y fácil de comprobar. Eso es la prueba de trabajo.',
    'El trabajo decide el orden de los pagos. Los nodos deciden qué es válido.',
    'Más máquinas no crean más monedas. Hacen más difícil el acertijo.',
    'Con menos de la mitad de la potencia, la probabilidad de un atacante se reduce con cada bloque. Con la mitad, no.',
  ],
  explains: 'cómo unos desconocidos acuerdan un registro sin ningún jefe',
  limits:
    'La fórmula supone un atacante con una parte constante de la potencia, sin demoras en la red y sin dinero para sobornos. Los ataques de verdad pueden ser más baratos: la potencia se puede alquilar, y los pools pueden ponerse de acuerdo. Las cifras de energía se apoyan en modelos y encuestas. Si el registro vale la electricidad que gasta es una cuestión de valores, y ninguna fórmula la responde. En nuestra carrera hay muchas más bifurcaciones que en la red de verdad. La cita es traducción nuestra.',
};
