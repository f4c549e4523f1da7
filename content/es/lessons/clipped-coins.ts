import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'clipped-coins',
  cover: { visual: 'tax-bag', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'La bolsa que pesaba poco',
    paragraphs: [
      {
        text: 'Londres, verano de 1695. Llegan bolsas de monedas de plata como pago de impuestos. Los empleados las cuentan: el número está bien. Luego las pesan. Desde hace años la gente recorta virutas de los bordes, funde las virutas y gasta las monedas como si nada.',
        sources: ['coin-kleer'],
      },
    ],
    guess: {
      question: '¿Cuánta plata le faltaba a una bolsa promedio?',
      options: [
        { id: 'six', text: 'El 6 %', isCorrect: false, answer: 'Eso sería el desgaste normal.' },
        { id: 'sixteen', text: 'El 16 %', isCorrect: false, answer: 'Eso era seis años antes.' },
        { id: 'fifty', text: 'El 50 %', isCorrect: true, answer: 'Faltaba la mitad.' },
      ],
    },
    reveal: [
      {
        text: 'Y eso que la casa de moneda llevaba treinta años haciendo monedas a máquina, con letras o estrías en el canto, para que se viera cualquier corte. ¿Dónde estaban?',
        sources: ['coin-wiki', 'coin-macaulay'],
      },
    ],
  },
  objectives: [
    'Explicar por qué la gente paga con la moneda mala y guarda la buena',
    'Decir la condición sin la cual la ley no se cumple',
    'Contar qué hizo Inglaterra en 1696, y qué salió mal',
    'Nombrar casos en que el dinero bueno desplaza al malo',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Dos fichas para una vuelta',
      paragraphs: [
        {
          text: 'Una feria vende dos clases de fichas para el carrusel. Una es un disco de hojalata. La otra es una moneda de chocolate en papel dorado. Cada una vale por una vuelta, y el hombre del carrusel tiene que aceptar las dos.',
        },
        {
          text: '¿Cuál entregas? Todos pagan con la de hojalata. El chocolate acaba en los bolsillos y en las barrigas. Una hora después, el hombre tiene una caja llena de hojalata y ni una sola moneda de chocolate.',
        },
      ],
      drawing: {
        visual: 'tin-and-chocolate',
        background: 'plain',
        mood: 'calm',
        text: 'La caja de un carrusel, llena de discos de hojalata, y un bolsillo lleno de monedas de chocolate, una de ellas mordida.',
        words: ['lata', 'chocolate'],
      },
      limits:
        'Ahora cambia una sola cosa: el hombre puede decir «una moneda de chocolate o dos discos de hojalata». Las dos clases vuelven enseguida. La regla funciona solo mientras alguien tenga que aceptar lo bueno y lo malo como iguales.',
    },
    {
      type: 'story',
      title: 'Tres ciudades llenas de monedas malas',
      sections: [
        {
          id: 'athens',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '405 a. C.',
            location: 'Atenas',
            character: 'Aristófanes, autor de comedias',
            scene: 'Un chiste sobre monedas y hombres',
            narrative: [
              {
                text: 'Atenas está perdiendo una larga guerra, y casi se le ha acabado la plata. Acuña monedas de oro y otras de bronce, lo más probable es que con una piel de plata. En la obra Las ranas, el coro elogia las viejas monedas de plata y las nuevas de oro, conocidas y de fiar en todas partes.',
                sources: ['coin-athens', 'coin-kroll', 'coin-frogs', 'coin-frogs-verses'],
              },
            ],
            guess: {
              question: '¿Qué hace la gente de Atenas, dice el coro, con esas monedas tan buenas?',
              options: [
                {
                  id: 'reject',
                  text: 'No las usa',
                  isCorrect: true,
                  answer: 'Según una traducción al inglés, las «rechaza y abandona por la basura de ayer».',
                },
                {
                  id: 'wear',
                  text: 'Se las pone como joyas',
                  isCorrect: false,
                  answer: 'La canción no dice nada de eso.',
                },
                {
                  id: 'pay',
                  text: 'Paga primero con ellas',
                  isCorrect: false,
                  answer: 'Paga con las malas.',
                },
              ],
            },
            reveal: [
              {
                text: 'El chiste es sobre política: la ciudad trata a sus mejores ciudadanos como a sus mejores monedas. Solo funciona porque todo el público sabía lo de las monedas.',
                sources: ['coin-frogs'],
              },
            ],
            visual: 'owl-coin',
            visualText:
              'Una moneda gruesa de plata con un búho y, a su lado, una delgada a la que se le desprende la plata.',
            mood: 'hopeful',
          },
        },
        {
          id: 'london',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1695',
            location: 'Londres',
            character: 'William Lowndes, del Tesoro, y John Locke, filósofo',
            scene: 'Adónde fueron las monedas buenas',
            narrative: [
              {
                text: 'El Estado aceptaba por igual las monedas recortadas y las enteras, y todos los demás también. Pero una moneda entera se podía fundir, o enviar al extranjero, donde la plata contaba por su peso. Por eso la gente gastaba las recortadas. Las enteras, escribe el historiador Macaulay, se fundían, se exportaban y se escondían.',
                sources: ['coin-macaulay'],
              },
              {
                text: 'La mayoría quería acuñar la plata de nuevo, aunque algunos preferían esperar a la paz. Lowndes quería que cada moneda de plata contara un 25 % más, para que los precios y las deudas pudieran quedar igual. Locke dijo que no: un chelín es un peso de plata, y cambiarlo es engañar a todo aquel a quien se le debe dinero.',
                sources: ['coin-macaulay', 'coin-christies', 'coin-locke'],
              },
            ],
            guess: {
              question: '¿Quién ganó la votación en el Parlamento?',
              options: [
                {
                  id: 'lowndes',
                  text: 'Lowndes: monedas más ligeras',
                  isCorrect: false,
                  answer: 'Tuvo la mitad de votos que el otro lado.',
                },
                {
                  id: 'locke',
                  text: 'Locke: el peso entero de antes',
                  isCorrect: true,
                  answer: '225 votos contra 114.',
                },
                {
                  id: 'nobody',
                  text: 'Nadie: no se votó',
                  isCorrect: false,
                  answer: 'Se votó el 10 de diciembre de 1695.',
                },
              ],
            },
            reveal: [
              {
                text: 'En 1696 se retiraron las monedas viejas. Isaac Newton llegó a la Casa de la Moneda con el cargo de guardián (Warden), y se abrieron cinco más en otras ciudades. Hasta mayo, las monedas recortadas todavía pagaban impuestos a su valor completo. Un nuevo impuesto sobre las casas y las ventanas cubrió esa pérdida. Quien tenía monedas recortadas después del verano cargó con el resto. Las monedas nuevas llegaban demasiado despacio, y ciudades de todo el país suplicaban tener su propia casa de moneda.',
                sources: ['coin-newton', 'coin-laws-1696', 'coin-wiki'],
              },
            ],
            visual: 'clipped-shilling',
            visualText:
              'Unas tijeras grandes muerden el borde de una moneda. Debajo hay virutas, junto a una moneda redonda y entera.',
            mood: 'tense',
          },
        },
        {
          id: 'after',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1697 a 1760',
            location: 'Inglaterra',
            character: 'Isaac Newton, ya director de la Casa de la Moneda',
            scene: 'Newton y la guinea',
            narrative: [
              {
                text: 'Ahora Inglaterra tenía plata buena y pesada. También tenía monedas de oro, las guineas. ¿Cuántos chelines de plata debía valer una guinea? En 1717, Newton escribió un informe, y la guinea se bajó a 21 chelines.',
                sources: ['coin-gold', 'coin-shaw'],
              },
            ],
            guess: {
              question: '¿Qué fue de la buena plata nueva?',
              options: [
                {
                  id: 'stayed',
                  text: 'Siguió en uso durante un siglo',
                  isCorrect: false,
                  answer: 'Ese era el plan.',
                },
                {
                  id: 'left',
                  text: 'Se fundió y se envió al extranjero',
                  isCorrect: true,
                  answer: 'El oro contaba demasiado, así que la plata se fue.',
                },
                {
                  id: 'clipped',
                  text: 'La recortaron otra vez',
                  isCorrect: false,
                  answer: 'El canto nuevo lo impedía.',
                },
              ],
            },
            reveal: [
              {
                text: '21 chelines seguía siendo demasiado: en Inglaterra, una guinea contaba por más plata de la que habría comprado en Holanda o en Francia. En 1760 las coronas de plata casi habían desaparecido, aunque se habían acuñado por más de un millón y medio de libras. Inglaterra se había deslizado de la plata al oro, y nadie lo había planeado.',
                sources: ['coin-shaw', 'coin-gold'],
              },
              {
                text: 'Entonces, ¿cuál es la ley? En la década de 1850, un economista le puso el nombre de Thomas Gresham, que nunca la formuló así. Otros la habían descrito mucho antes que él.',
                sources: ['coin-eb', 'coin-hks', 'coin-copernicus', 'coin-frogs'],
              },
              {
                text: 'La forma breve, «el dinero malo desplaza al bueno», es falsa tal como está, dice el economista Robert Mundell. Entre países, donde nadie tiene que aceptar dinero malo, ganaban las monedas fuertes. El malo desplaza al bueno donde hay que aceptar los dos como iguales.',
                sources: ['coin-mundell'],
              },
              {
                text: 'Otros dos economistas dudan incluso de eso: la gente puede simplemente pagar un poco más por las monedas buenas, a menos que sea demasiado complicado. Un tercero responde que las leyes duras son justo esa complicación.',
                sources: ['coin-rolnick', 'coin-selgin'],
              },
            ],
            visual: 'screw-press',
            visualText:
              'Una prensa de tornillo para monedas. Dos hombres hacen girar su largo brazo, con un peso en cada extremo.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: cinco chelines por un queso',
      situation: [
        {
          text: 'Imagina que es 1695 y vendes queso. Un queso cuesta cinco chelines. Un cliente cuenta cinco, y a cada uno le falta la mitad. El recaudador de impuestos todavía acepta esas monedas. Tu proveedor de Holanda las pesa una por una.',
          drawing: {
            visual: 'five-for-a-cheese',
            background: 'plain',
            mood: 'calm',
            text: 'Cinco chelines ofrecidos por un queso. A cada uno le han recortado cerca de la mitad.',
          },
        },
      ],
      question: '¿Qué dices?',
      options: [
        {
          id: 'take',
          label: '«Un chelín es un chelín». Los acepto',
          outcome: {
            text: 'Los guardas para el impuesto, y reservas tus monedas enteras para Holanda. Así actúa la ley: acabas de pasar una moneda mala y de sacar del país una buena. Si el Estado deja de aceptarlas, te quedas con la mitad de la plata.',
          },
        },
        {
          id: 'weigh',
          label: '«Al peso, por favor: diez de estos»',
          outcome: {
            text: 'No pierdes nada, y te llegan monedas enteras, porque aquí valen más. En tu mostrador, la ley de Gresham se acabó. Pero ahora cada venta necesita una balanza y una pelea, y algunos clientes se van.',
          },
        },
        {
          id: 'raise',
          label: '«El queso cuesta ahora diez chelines»',
          outcome: {
            text: 'Es justo para ti si todas las monedas están recortadas. Pero quien trae un chelín entero paga el doble. Así que nadie vendrá con un chelín entero.',
          },
        },
      ],
      closing: {
        text: 'Lowndes escribió que, antes de cada trato, la gente tenía que acordar «el precio o valor del dinero mismo», y según él poner el precio de los bienes. Cuando las monedas buenas y las malas pueden tener precios distintos, pueden quedarse las dos.',
        sources: ['coin-lowndes'],
      },
    },
  ],
  check: [
    {
      id: 'condition',
      prompt: '¿Cuándo desplaza el dinero malo al bueno?',
      options: [
        {
          id: 'always',
          text: 'Siempre',
          isCorrect: false,
          explanation: 'Donde la gente puede rechazar las monedas malas, muchas veces ganan las buenas.',
        },
        {
          id: 'equal',
          text: 'Cuando hay que aceptarlos como iguales',
          isCorrect: true,
          explanation: 'Entonces conviene gastar la mala y guardar la buena.',
        },
        {
          id: 'old',
          text: 'Cuando las monedas buenas ya son viejas',
          isCorrect: false,
          explanation: 'En 1695 las monedas buenas eran las nuevas.',
        },
      ],
    },
    {
      id: 'locke',
      prompt: 'Debes 100 chelines cuando se acuñan de nuevo todas las monedas. ¿Qué plan te gustaría?',
      options: [
        {
          id: 'lowndes',
          text: 'El plan de Lowndes',
          isCorrect: true,
          explanation: 'Podrías pagar con menos plata. A quien le debes le gustaría el de Locke.',
        },
        {
          id: 'locke',
          text: 'El plan de Locke',
          isCorrect: false,
          explanation: 'Tendrías que reunir 100 monedas de peso entero.',
        },
        {
          id: 'same',
          text: 'Da lo mismo',
          isCorrect: false,
          explanation: 'La pelea era justo por eso: quién carga con la pérdida.',
        },
      ],
    },
    {
      id: 'gold',
      prompt: '¿Por qué se fue la plata de Inglaterra después de 1696?',
      options: [
        {
          id: 'clippers',
          text: 'La cortaron los recortadores',
          isCorrect: false,
          explanation: 'El canto de las monedas nuevas lo hacía difícil.',
        },
        {
          id: 'ugly',
          text: 'A la gente le gustaba más el oro que la plata',
          isCorrect: false,
          explanation: 'Era cuestión de aritmética, no de gusto.',
        },
        {
          id: 'rate',
          text: 'El oro contaba demasiado frente a ella',
          isCorrect: true,
          explanation: 'La plata compraba más en el extranjero, así que se fue para allá.',
        },
      ],
    },
  ],
  takeaways: [
    'Si las monedas buenas y las malas tienen que contar igual, la gente gasta las malas.',
    'Sin valor impuesto no hay ley de Gresham: entonces el buen dinero puede ganar.',
    'Arreglar la moneda siempre plantea lo mismo: ¿quién carga con la pérdida?',
    'Una relación equivocada entre el oro y la plata expulsa a uno de los dos.',
  ],
  explains: 'cuándo el dinero malo desplaza al bueno, y cuándo no',
  limits:
    'Las monedas de Aristófanes se discuten: no todos los estudiosos creen que las malas tuvieran una piel de plata. También se discute hasta dónde la ley inglesa obligaba a aceptar monedas recortadas: hicieron mucho la costumbre y la oficina de impuestos. Los economistas todavía debaten si la ley necesita la fuerza, o solo que resulte caro dar dos precios a dos monedas.',
};
