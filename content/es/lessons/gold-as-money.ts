import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-as-money',
  cover: { visual: 'element-table', background: 'plain', mood: 'hopeful' },
  opening: {
    title: 'Ciento dieciocho candidatos',
    paragraphs: [
      {
        text: 'La tabla de los elementos tiene 118 casillas: de ellos está hecho todo. Un equipo de radio le pidió a un ingeniero químico, Sanat Kumar, que tachara lo que no sirve para hacer monedas. Fuera los gases: abres el frasco y te quedas sin nada. Fuera el litio, que se incendia. Fuera lo que se oxida, lo que es radiactivo y lo que abunda en todas partes.',
        sources: ['gold-elements', 'gold-elements-radio'],
      },
    ],
    guess: {
      question: '¿Cuántos elementos quedan?',
      options: [
        {
          id: 'one',
          text: 'Uno: el oro',
          isCorrect: false,
          answer: 'El oro tuvo rivales hasta la última ronda.',
        },
        {
          id: 'five',
          text: 'Cinco',
          isCorrect: true,
          answer: 'El rodio, el paladio, la plata, el platino y el oro.',
        },
        {
          id: 'thirty',
          text: 'Treinta',
          isCorrect: false,
          answer: 'Quedaban treinta antes de tachar lo demasiado común y lo demasiado raro.',
        },
      ],
    },
    reveal: [
      {
        text: 'El rodio y el paladio no se descubrieron hasta poco después de 1800. El platino solo se funde a más de 3000 grados Fahrenheit, demasiado para los hornos antiguos. La plata se pone negra, así que el ingeniero eligió el oro. La historia fue más lenta: hasta cerca de 1870 la mayoría de los países usaba plata, o plata y oro. ¿Quién decidió que fuera el oro, y fue una buena idea?',
        sources: ['gold-elements', 'gold-standard-council'],
      },
    ],
  },
  objectives: [
    'Decir qué propiedades hicieron del oro un buen metal para monedas',
    'Calcular un tipo de cambio a partir de dos pesos de oro',
    'Explicar quién gana y quién pierde cuando bajan los precios',
    'Dar el mejor argumento a favor del patrón oro, y el mejor en contra',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Dos nombres para una misma longitud',
      paragraphs: [
        {
          text: 'Una pulgada son {centimeters-per-inch} centímetros. Nadie fija esa tasa cada mañana. Sale de lo que significan las dos palabras.',
        },
        {
          text: 'Con el patrón oro, el dinero funcionaba así. Una libra era el nombre de un peso de oro: unos {grains-per-pound} granos. (Un grano es una unidad antigua y diminuta, 0.065 gramos.) Un dólar era el nombre de otro peso: {grains-per-dollar} granos. Para saber cuántos dólares costaba una libra no hacía falta un mercado. Bastaba con dividir.',
          sources: ['pound-grains', 'dollar-grains'],
        },
        {
          text: 'Y era más que un nombre. El banco tenía que entregar el oro. Cualquiera podía llevar billetes y recibir monedas, o llevar oro y recibir billetes.',
          sources: ['gold-palgrave'],
        },
      ],
      drawing: {
        visual: 'two-names',
        background: 'plain',
        mood: 'calm',
        text: 'Una regla con pulgadas en el borde de arriba y centímetros en el de abajo. Debajo, a escala, una barra larga de oro que es una libra y una corta que es un dólar.',
        words: [
          'pulgadas',
          'centímetros',
          '1 libra',
          '{grains-per-pound} granos',
          '1 dólar',
          '{grains-per-dollar} granos',
        ],
      },
      limits:
        'Una pulgada nunca se encoge. Lo que compra una onza de oro sí cambia, cada vez que los mineros encuentran más o que el mundo necesita más. Una ley puede fijar el precio del oro en dólares. Ninguna ley puede fijar el precio del pan en oro.',
    },
    {
      type: 'story',
      title: 'Cuarenta años con el oro',
      sections: [
        {
          id: 'rush',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 1871 a 1914',
            location: 'Londres, Berlín, Nueva York y el mundo',
            character: 'Países que se siguieron unos a otros',
            scene: 'Un club, muchas banderas',
            narrative: [
              {
                text: 'El club no lo fundó nadie. Gran Bretaña se había deslizado hacia el oro mucho antes, y pocos la siguieron. La mayoría de los países usaba plata, o plata y oro a la vez. Entonces, en 1871, el nuevo Imperio alemán eligió el oro. Le ayudó que Francia tuviera que pagarle por una guerra perdida. Los demás no querían ser los últimos con plata. Hacia 1900 ya estaba en el club la mayoría de los países ricos. China no, España nunca entró, y Portugal había vuelto a salir.',
                sources: ['gold-standard-council', 'gold-geography', 'gold-spain', 'gold-portugal'],
              },
              {
                text: 'Ahora pesa dos monedas. En una libra hay {grains-per-pound} granos de oro, y en un dólar, {grains-per-dollar}.',
                sources: ['pound-grains', 'dollar-grains'],
              },
            ],
            guess: {
              question: '¿Cuántos dólares costaba una libra?',
              options: [
                {
                  id: 'one',
                  text: 'Unos 1.30 dólares',
                  isCorrect: false,
                  answer: 'Eso se parece más a nuestra época. Divide {grains-per-pound} entre {grains-per-dollar}.',
                },
                {
                  id: 'two',
                  text: 'Unos 2.60 dólares',
                  isCorrect: false,
                  answer: 'La libra tiene más oro que eso.',
                },
                {
                  id: 'five',
                  text: 'Unos 4.87 dólares',
                  isCorrect: true,
                  answer: 'Desde 1879 se quedó ahí, año tras año.',
                },
              ],
            },
            reveal: [
              {
                text: 'Si una libra se ponía mucho más cara, convenía enviar oro. Por eso el tipo de cambio casi no se movía. Un comerciante sabía hoy cuánto costaría una libra el año siguiente. El dinero, las mercancías y las personas cruzaban fronteras como nunca antes. Cuánto se debió al oro, y cuánto a los barcos de vapor y a la paz, es difícil de decir.',
                sources: ['gold-palgrave', 'gold-points', 'war-finance-online'],
              },
              {
                text: 'Tenía un precio. Si un país compraba en el extranjero más de lo que vendía, el oro se iba. Entonces su banco central tenía que proteger la bóveda. Subía la tasa de interés, y los préstamos se encarecían para todos en el país.',
                sources: ['specie-flow', 'war-finance-online'],
              },
            ],
            visual: 'gold-scale',
            visualText:
              'Una balanza pequeña: una moneda grande de oro, a la izquierda, equilibra una fila de monedas más pequeñas a la derecha.',
            mood: 'hopeful',
          },
        },
        {
          id: 'wheat',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'De 1888 a 1896',
            location: 'Nebraska, Kansas y un salón de Chicago',
            character: 'Agricultores con hipotecas, y William Jennings Bryan',
            scene: 'La hipoteca y la cosecha',
            narrative: [
              {
                text: 'Cuesta mucho hacer más oro. Ese es su encanto. Pero el mundo crecía más rápido que su oro, así que cada moneda compraba más. Dicho de otro modo, los precios bajaban. Eso se llama deflación, y es agradable, salvo que debas dinero.',
                sources: ['gold-drought', 'good-deflation'],
              },
              {
                text: 'Piensa en un agricultor con una hipoteca de 2000 dólares al 8 %. En 1888 podía pagar los intereses del año con 174 bushels de trigo (el bushel es una medida de grano).',
                sources: ['farm-mortgage'],
              },
            ],
            guess: {
              question: '¿Cuántos bushels costaban los mismos intereses en 1894?',
              options: [
                {
                  id: 'fewer',
                  text: '120',
                  isCorrect: false,
                  answer: 'Para eso el trigo tendría que ser más caro. Se había abaratado.',
                },
                {
                  id: 'same',
                  text: '180',
                  isCorrect: false,
                  answer: 'La deuda en dólares seguía igual. El trigo no.',
                },
                {
                  id: 'more',
                  text: '320',
                  isCorrect: true,
                  answer: 'El trigo había bajado a unos cincuenta centavos por bushel.',
                },
              ],
            },
            reveal: [
              {
                text: 'No todo fue por el oro. Los ferrocarriles, las máquinas y los campos nuevos, de Argentina a Rusia, hicieron abundante el trigo. Pero los agricultores veían una sola cosa: trabajaban más y debían lo mismo. Pidieron monedas de plata junto a las de oro, para que hubiera más dinero y precios más altos.',
                sources: ['farm-prices', 'farm-mortgage'],
              },
              {
                text: 'En julio de 1896, en Chicago, Bryan habló por ellos: «No hundirán en la frente del trabajo esta corona de espinas, no crucificarán a la humanidad en una cruz de oro». Su partido lo hizo candidato a presidente. Perdió contra William McKinley, y el dólar siguió con el oro.',
                sources: ['cross-of-gold', 'cross-of-gold-date'],
              },
            ],
            visual: 'wheat-and-mortgage',
            visualText:
              'Un montón pequeño de sacos de trigo junto a uno alto. Sobre los dos cuelga la misma hoja de papel con un sello.',
            mood: 'uneasy',
          },
        },
        {
          id: 'cyanide',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1886 a 1914',
            location: 'Escocia, Sudáfrica y el Klondike',
            character: 'Un químico escocés y dos médicos',
            scene: 'La ley que nadie votó',
            narrative: [
              {
                text: 'En 1887, un químico de Glasgow, John Stewart MacArthur, y dos médicos descubrieron cómo lavar el oro de una roca pobre con un veneno, el cianuro de potasio. Minas que no valían nada fueron ricas de pronto. En Sudáfrica se había encontrado oro el año anterior, y montañas enteras de roca fueron a parar a los tanques. En 1897 llegó la fiebre del oro del Klondike, en Canadá.',
                sources: ['gold-cyanide', 'gold-macarthur', 'gold-klondike'],
              },
            ],
            guess: {
              question: '¿Qué hicieron los precios en los países del oro después de 1896?',
              options: [
                {
                  id: 'rose',
                  text: 'Subieron',
                  isCorrect: true,
                  answer: 'Había más oro, y cada moneda compraba un poco menos.',
                },
                {
                  id: 'fell',
                  text: 'Bajaron más rápido',
                  isCorrect: false,
                  answer: 'Habían bajado mientras faltaba oro. Ya no faltaba.',
                },
                {
                  id: 'still',
                  text: 'Se quedaron quietos: el oro es oro',
                  isCorrect: false,
                  answer: 'El nombre se quedó. Lo que compraba una moneda, no.',
                },
              ],
            },
            reveal: [
              {
                text: 'Al final Bryan tuvo sus precios más altos, y le llegaron de un laboratorio. En Estados Unidos habían bajado casi 1 % al año en la década de 1880. En los diez primeros años del siglo nuevo subieron 1.5 % al año. Ningún parlamento había votado ni lo uno ni lo otro.',
                sources: ['gold-drought', 'us-decades'],
              },
            ],
            visual: 'gold-mine',
            visualText: 'La torre de una mina, un montón de roca triturada y dos tanques redondos con tuberías.',
            mood: 'calm',
          },
        },
        {
          id: 'verdict',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Mirando hacia atrás',
            location: 'Universidades, y algunos parlamentos',
            character: 'Economistas que no están de acuerdo',
            scene: '¿Fue una edad de oro?',
            narrative: [
              {
                text: 'En todo ese tiempo, las subidas y las bajadas casi se compensaron. El economista Michael Bordo comparó Gran Bretaña y Estados Unidos antes de 1914 con los 65 años siguientes. Los precios habían sido más estables con el oro, y la economía también. Pero gran parte de los problemas posteriores vino entre las dos guerras mundiales. Si se compara solo con los años después de 1946, encuentra que con el oro fueron menos estables la producción y los precios de un año a otro.',
                sources: ['bordo-lessons', 'bordo-encyclopedia', 'bordo-regimes'],
                drawing: {
                  visual: 'steady-prices',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Un esbozo, sin escala, de las subidas y bajadas de precios que compara Bordo: pequeñas antes de 1914 alrededor de una línea horizontal, grandes entre las guerras, y aún más pequeñas después de 1946, pero sobre una línea que sube.',
                  words: ['precios', 'esbozo sin escala', 'antes de 1914', 'entre guerras', 'tras 1946'],
                },
              },
              {
                text: 'En contra están los pánicos. En el de 1893 quebraron muchos bancos de Estados Unidos. Según la mayoría de las estimaciones, que difieren mucho, la parte de los trabajadores sin empleo superó durante años a uno de cada diez. Y el crecimiento daba saltos, según cifras viejas, más de tres veces mayores que de 1980 a 2010. Christina Romer encuentra que esas cifras exageran.',
                sources: ['panic-1893', 'jobless-1890s', 'us-decades', 'romer-prewar'],
              },
              {
                text: 'Los partidarios del oro responden: en 1893 la gente temía que Estados Unidos dejara el oro. Y un recuento junta las crisis de los bancos y las de las monedas. Según él, con el oro fueron la mitad de frecuentes que de 1973 a fines de la década de 1990. Según otro, las de los bancos por sí solas fueron más o menos igual de frecuentes.',
                sources: ['panic-1893-fear', 'bordo-crises', 'bordo-banks'],
              },
            ],
            guess: {
              question: '¿Qué elegirías: oro o dinero administrado?',
              isOpen: true,
              options: [
                {
                  id: 'gold',
                  text: 'Oro. Les ata las manos a los que gobiernan',
                  isCorrect: false,
                  answer:
                    'Lawrence White estaría de acuerdo. El oro tiene defectos, dice, y el dinero sin oro los tiene mayores: crece más y trae más inflación.',
                },
                {
                  id: 'managed',
                  text: 'Dinero administrado. Alguien tiene que poder ayudar',
                  isCorrect: false,
                  answer:
                    'La mayoría de los economistas estaría de acuerdo. En una encuesta de 2012, ni uno de los economistas destacados a los que se preguntó pensaba que el oro sería mejor para los precios y el empleo.',
                },
                {
                  id: 'neither',
                  text: 'Ninguno, tal como fueron',
                  isCorrect: false,
                  answer: 'No estarías solo. A los dos sistemas hubo que repararlos una y otra vez.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ni siquiera coinciden sobre los precios que bajaban. Un estudio encuentra que no hicieron daño en Gran Bretaña, Francia y Alemania, porque simplemente se abarató hacer las cosas. En Estados Unidos encuentra las dos clases: deflación buena y deflación mala.',
                sources: ['us-deflation', 'good-deflation'],
              },
              {
                text: 'En 2012 Ben Bernanke, que entonces dirigía el banco central de Estados Unidos, enumeró los costos: producción inestable, precios inestables, pánicos y ataques de especuladores. Otros responden que, si se mide, a su banco no le ha ido mejor. Los partidarios del oro agregan: no dejaba que nadie aguara el dinero.',
                sources: ['gold-poll', 'gold-white'],
              },
            ],
            visual: 'anchor-chain',
            visualText:
              'Un barco anclado entre olas. La cadena está tensa. Sujeta el barco, y también tira de él hacia abajo.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: el oro se va',
      situation: [
        {
          text: 'Imagina que es 1890 y que diriges el banco central de un país pequeño. Por una mala cosecha, tu país compra cereal en el extranjero. Cada semana sale oro de la bóveda. Tienes para diez semanas.',
          drawing: {
            visual: 'ten-weeks-of-gold',
            background: 'plain',
            mood: 'uneasy',
            text: 'Diez columnas para diez semanas. La primera tiene diez barras de oro, y cada una de las siguientes, una menos.',
            words: ['semana 1', 'semana 10'],
          },
        },
      ],
      question: '¿Qué haces?',
      options: [
        {
          id: 'raise',
          label: 'Subir la tasa de interés',
          outcome: {
            text: 'Muchas veces funciona. Quienes prestan en el extranjero envían oro para ganar el interés más alto, y la corriente cambia de sentido. En los países pequeños funcionó peor que en Londres. En tu país los préstamos son caros. Las tiendas piden menos, y despiden a hombres que no habían hecho nada malo.',
            sources: ['gold-periphery'],
          },
        },
        {
          id: 'borrow',
          label: 'Pedirle oro prestado a otro banco central',
          outcome: {
            text: 'Ganas tiempo. En 1890 lo hizo hasta el Banco de Inglaterra, con Francia y Rusia. Funciona si el problema dura poco, y si alguien confía en ti. Un país pequeño quizás no tenga esa suerte.',
            sources: ['barings-gold'],
          },
        },
        {
          id: 'stop',
          label: 'Dejar de pagar en oro por un tiempo',
          outcome: {
            text: 'No sale oro, y puedes ayudar a tus propios bancos. Pero tus billetes bajan frente al otro dinero, y pierden los comerciantes que confiaron en tu promesa. La próxima vez que pidas prestado, te van a pedir más.',
          },
        },
      ],
      closing: {
        text: 'Ahí está toda la disputa en una sola sala. La promesa protege a quienes tienen tu dinero. Cumplirla puede hacerles daño a quienes solo trabajan por él. Ten presentes las dos cosas en las tres lecciones que siguen.',
      },
    },
  ],
  check: [
    {
      id: 'rate',
      prompt:
        'Una corona son 30 granos de oro, y un florín, 10. ¿Cuánto cuesta una corona, sin contar lo que cuesta enviar el oro?',
      options: [
        {
          id: 'three',
          text: 'Tres florines',
          isCorrect: true,
          explanation: '30 entre 10. Los dos pesos fijan el cambio.',
        },
        {
          id: 'market',
          text: 'Lo que acuerden los comerciantes',
          isCorrect: false,
          explanation: 'Solo pueden moverlo en lo que cuesta el envío. Más allá, conviene mandar oro.',
        },
        {
          id: 'third',
          text: 'Un tercio de florín',
          isCorrect: false,
          explanation: 'Ese es el cambio al revés.',
        },
      ],
    },
    {
      id: 'deflation',
      prompt: 'Los precios bajan a la mitad en diez años. ¿Quién queda peor?',
      options: [
        {
          id: 'saver',
          text: 'Una viuda con monedas en un cajón',
          isCorrect: false,
          explanation: 'Sus monedas compran el doble.',
        },
        {
          id: 'farmer',
          text: 'Un agricultor con una hipoteca',
          isCorrect: true,
          explanation: 'La deuda sigue igual, y cada bushel paga una parte menor de ella.',
        },
        {
          id: 'lender',
          text: 'Quien le prestó al agricultor',
          isCorrect: false,
          explanation: 'Recibe dólares que compran más, si el agricultor todavía puede pagar.',
        },
      ],
    },
    {
      id: 'supply',
      prompt: 'A la larga, ¿qué marcaba el ritmo del dinero con el patrón oro?',
      options: [
        {
          id: 'parliaments',
          text: 'Leyes que los parlamentos votaban cada año',
          isCorrect: false,
          explanation: 'Habían prometido no hacerlo. De eso se trataba.',
        },
        {
          id: 'nobody',
          text: 'Nada: la cantidad nunca cambiaba',
          isCorrect: false,
          explanation: 'Cambiaba con cada mina, y sobre el oro los bancos construían billetes y préstamos.',
        },
        {
          id: 'mines',
          text: 'El oro hallado y nuevas formas de sacarlo',
          isCorrect: true,
          explanation: 'Sobre el oro que llegaba construían los bancos.',
        },
      ],
    },
  ],
  takeaways: [
    'El oro no se oxida, es raro y se funde a un calor que alcanzaban los hornos antiguos.',
    'Con el patrón oro, una moneda era el nombre de un peso de oro.',
    'Los precios bajaron unos veinte años, volvieron a subir y terminaron cerca de donde empezaron.',
    'Cuando bajan los precios, las deudas pesan más. Cuando suben, los ahorros pesan menos.',
  ],
  explains: 'por qué una libra costaba 4.87 dólares, y quién lo pagó',
  limits:
    'Los precios de los años anteriores a 1913 los reconstruyeron historiadores a partir de pocos productos, así que las diferencias pequeñas dicen poco. Las reglas del patrón oro eran más flexibles de lo que cuentan los libros de texto. Los bancos centrales tenían algo de libertad, y también la confianza en la promesa sostenía los tipos de cambio. En esos años cambiaron muchas otras cosas, como los ferrocarriles y el comercio mundial, y nadie puede decir con seguridad qué hizo el oro por sí solo. Las cifras de la decisión son inventadas. La cita es traducción nuestra.',
};
