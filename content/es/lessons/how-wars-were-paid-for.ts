import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-wars-were-paid-for',
  cover: { visual: 'waiter-and-note', background: 'shop', mood: 'uneasy' },
  opening: {
    title: 'Cien marcos por el almuerzo',
    paragraphs: [
      {
        text: 'Berlín, verano de 1914, en vísperas de la guerra. Hans Peter Hanssen, miembro del Parlamento alemán, ha comido y quiere pagar. Muestra un billete de cien marcos. Es buen dinero. Por ley, el banco tiene que dar oro por él.',
        sources: ['hanssen-waiter'],
      },
    ],
    guess: {
      question: '¿Qué hace el mesero?',
      options: [
        {
          id: 'takes',
          text: 'Le da las gracias: es una gran propina',
          isCorrect: false,
          answer: 'Hanssen quería el cambio. Ahí estaba el problema.',
        },
        {
          id: 'refuses',
          text: 'Lo rechaza',
          isCorrect: true,
          answer: 'Todos pagan con billetes, dice, y quieren monedas de vuelta.',
        },
        {
          id: 'less',
          text: 'Lo acepta por noventa marcos',
          isCorrect: false,
          answer: 'Eso pasó unos días después, en algunas tiendas. El ejército pronto lo prohibió.',
        },
      ],
    },
    reveal: [
      {
        text: 'Al otro día probó en otro lugar con un billete de veinte marcos. El mesero buscó cambio durante un cuarto de hora y no encontró. La gente escondía las monedas. El 31 de julio el banco central cerró sus puertas. El 4 de agosto una ley dijo lo que todos sentían: se acabó el oro por billetes mientras dure la guerra.',
        sources: ['hanssen-waiter', 'reichsbank-doors', 'war-notes'],
      },
    ],
  },
  objectives: [
    'Nombrar las tres formas de pagar una guerra',
    'Contar cómo terminó la promesa del oro en 1914',
    'Seguir un préstamo de guerra que no era lo que parecía',
    'Sopesar la vuelta de Gran Bretaña al oro en 1925',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'La fiesta que cuesta demasiado',
      paragraphs: [
        {
          text: 'Tu clase hace una fiesta y pide mucho más de lo que puede pagar. Hay tres salidas. Todos pagan ahora: eso es un impuesto. Algunos prestan, y se les devuelve después: eso es un bono. O alguien imprime más de los vales de bebida que todos tienen. Entonces parece que no paga nadie. Pero la limonada es la que hay, así que cada vale compra menos.',
        },
        {
          text: 'Con el oro, la tercera salida está cerrada: cada vale da derecho a un vaso fijo. Quien quiera imprimir tiene que retirar antes esa promesa.',
        },
      ],
      drawing: {
        visual: 'three-ways-to-pay',
        background: 'plain',
        mood: 'calm',
        text: 'Monedas que caen en un tazón, un bono con un sello y un montón de vales nuevos sobre dos vasos, cada uno menos lleno que el anterior.',
        words: ['impuesto', 'bono', 'vales'],
      },
      limits:
        'Una fiesta se puede cancelar. Un país atacado quizás no tenga elección. Y a quienes prestan se les paga con los impuestos de alguien: un bono lleva la cuenta al futuro, pero no la hace desaparecer.',
    },
    {
      type: 'story',
      title: 'Del oro al papel, y de vuelta',
      sections: [
        {
          id: 'london-1914',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Julio y agosto de 1914',
            location: 'Londres',
            character: 'Una fila en Threadneedle Street',
            scene: 'Seis días',
            narrative: [
              {
                text: 'En los últimos días antes de la guerra hay una multitud ante el Banco de Inglaterra. Tienen billetes y quieren soberanos, las monedas de oro de una libra. También los bancos vienen por oro. Al principio el Banco tiene monedas por 26.5 millones de libras.',
                sources: ['war-gold', 'war-gold-banks'],
              },
            ],
            guess: {
              question: '¿Cuánto de eso entrega en seis días?',
              options: [
                {
                  id: 'tenth',
                  text: 'Una décima parte',
                  isCorrect: false,
                  answer: 'Mucho más: también los bancos se llevaron oro.',
                },
                {
                  id: 'half',
                  text: 'Casi la mitad',
                  isCorrect: true,
                  answer: '12.3 millones de libras.',
                },
                {
                  id: 'all',
                  text: 'Todo',
                  isCorrect: false,
                  answer: 'No se llegó a tanto. Después los bancos estuvieron cerrados cuatro días.',
                },
              ],
            },
            reveal: [
              {
                text: 'Un feriado bancario largo le dio tiempo al gobierno para imprimir. Cuando se abrieron las puertas, había unos billetitos sencillos de una libra y de diez chelines. La gente los llamó Bradburys, por el funcionario que los firmaba. Los aceptó y entregó sus monedas.',
                sources: ['war-notes-london', 'war-gold', 'pound-grains'],
              },
              {
                text: 'Mira de cerca la manera británica. En el papel la promesa siguió: la ley nunca la terminó. En la práctica casi nadie fue a pedir. Alemania la terminó por ley. Las dos dejaron el oro, una de un portazo y la otra con buenos modales.',
                sources: ['pound-grains', 'reichsbank-doors'],
              },
            ],
            visual: 'coins-for-notes',
            visualText: 'Una mano entrega una pila de monedas de oro. Otra da por ella un solo billete delgado.',
            mood: 'tense',
          },
        },
        {
          id: 'war-loan',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Noviembre de 1914',
            location: 'El Banco de Inglaterra',
            character: 'Gordon Nairne, cajero jefe, y su segundo',
            scene: 'Un préstamo en el periódico',
            narrative: [
              {
                text: 'Gran Bretaña le pide a su gente que preste 350 millones de libras para la guerra. El Financial Times escribe que la demanda superó la oferta. Eso significa que la gente ofreció prestar más de lo que se pedía. Es un «resultado asombroso», dice el diario.',
                sources: ['war-loan-press', 'war-loan'],
              },
            ],
            guess: {
              question: '¿Cuánto prestó el público?',
              options: [
                {
                  id: 'third',
                  text: '91 millones de libras',
                  isCorrect: true,
                  answer: 'Menos de un tercio.',
                },
                {
                  id: 'most',
                  text: '300 millones de libras',
                  isCorrect: false,
                  answer: 'Entonces no habría hecho falta el secreto.',
                },
                {
                  id: 'more',
                  text: '420 millones de libras',
                  isCorrect: false,
                  answer: 'Así sonaba en los diarios.',
                },
              ],
            },
            reveal: [
              {
                text: 'La verdad habría sacudido la confianza y alegrado al enemigo. Así que el Banco les prestó dinero a Nairne y a su segundo, Ernest Harvey. Ellos compraron bonos a su propio nombre, y el Banco los escondió en sus libros como «Otros valores». El economista John Maynard Keynes fue uno de los pocos que lo supieron. Lo llamó «una manipulación magistral».',
                sources: ['war-loan', 'war-loan-press', 'war-loan-ledgers', 'war-loan-nairne'],
              },
              {
                text: 'La historia completa quedó oculta hasta 2017, cuando unos investigadores abrieron los viejos libros de cuentas. El Financial Times corrigió entonces su noticia, después de 103 años: «Ahora nos complace aclarar que nada de lo anterior era cierto».',
                sources: ['war-loan', 'war-loan-press'],
              },
            ],
            visual: 'hidden-ledger',
            visualText:
              'Un cartel con una moneda en la pared. Debajo, en un cajón entreabierto, hay un libro de cuentas cerrado con candado.',
            mood: 'uneasy',
          },
        },
        {
          id: 'three-jars',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1914 a 1923',
            location: 'Alemania, Gran Bretaña y Estados Unidos',
            character: 'Quienes pagaban impuestos, quienes prestaban y quienes tenían dinero',
            scene: 'Quién pagó',
            narrative: [
              {
                text: '¿Qué parte de una guerra pagan los impuestos? Según un cálculo, Gran Bretaña cubrió con impuestos el 18 % de lo que le costó la guerra. Estados Unidos, que entró tarde, planeaba cubrir un tercio.',
                sources: ['war-taxes', 'liberty-bonds'],
              },
            ],
            guess: {
              question: '¿Y Alemania, cuyos dirigentes esperaban que pagaran los vencidos?',
              options: [
                {
                  id: 'one',
                  text: 'Cerca del 1 %',
                  isCorrect: false,
                  answer: 'Eso se lee a menudo. Fue poco, pero más que eso.',
                },
                {
                  id: 'fourteen',
                  text: 'Cerca del 14 %',
                  isCorrect: true,
                  answer: 'Menos que Gran Bretaña, aunque no tanto menos como se cree.',
                },
                {
                  id: 'forty',
                  text: 'Cerca del 40 %',
                  isCorrect: false,
                  answer: 'Sería más incluso que en Estados Unidos.',
                },
              ],
            },
            reveal: [
              {
                text: 'El resto se pidió prestado: dentro del país, a los aliados y a bancos centrales que crearon dinero nuevo para eso. Así subieron los precios en todas partes. Incluso en Estados Unidos, que dentro del país seguía pagando oro, los precios se duplicaron de 1914 a 1920.',
                sources: ['war-taxes', 'war-hope', 'liberty-dissent', 'cpi', 'cato'],
              },
              {
                text: '¿Fue eso un impuesto disfrazado? Un historiador dice que el dinero nuevo casi no pagó nada de la guerra de Estados Unidos. Otro responde que el banco central respaldaba tantos de los bonos que se volvió «un motor de inflación».',
                sources: ['liberty-bonds', 'liberty-dissent'],
              },
              {
                text: 'El final en Alemania lo conoces del capítulo 3. Las familias que habían comprado bonos de guerra recuperaron solo una pequeña parte.',
                sources: ['old-bonds', 'old-bonds-law'],
              },
            ],
            visual: 'three-jars',
            visualText:
              'Tres frascos. El primero tiene unas pocas monedas, el segundo papeles con sello, y del tercero se desbordan billetes.',
            mood: 'uneasy',
          },
        },
        {
          id: 'return-1925',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Abril de 1925',
            location: 'Londres',
            character: 'Winston Churchill, ministro de Finanzas, y John Maynard Keynes',
            scene: 'El viejo precio del oro',
            narrative: [
              {
                text: 'La guerra está ganada, y el Banco de Inglaterra quiere recuperar su promesa del oro. También muchos políticos. Pero los precios son mucho más altos que en 1914. ¿Debe ser una libra tanto oro como antes de la guerra, o menos?',
                sources: ['churchill-gold', 'pound-bars'],
              },
            ],
            guess: {
              question: '¿Qué elige Churchill?',
              options: [
                {
                  id: 'less',
                  text: 'Una libra más pequeña, a la medida de los precios nuevos',
                  isCorrect: false,
                  answer:
                    'Francia lo hizo después. En Londres parecía una trampa contra quienes habían confiado en la libra.',
                },
                {
                  id: 'paper',
                  text: 'Nada de oro',
                  isCorrect: false,
                  answer: 'Algunos lo esperaban. No se impusieron.',
                },
                {
                  id: 'old',
                  text: 'La libra de antes, a 4.87 dólares',
                  isCorrect: true,
                  answer:
                    'Tanto oro como antes de la guerra. Pero el Banco ahora solo daba barras, de unas 1700 libras cada una.',
                },
              ],
            },
            reveal: [
              {
                text: 'Keynes respondió con un folleto, The Economic Consequences of Mr. Churchill (Las consecuencias económicas del señor Churchill). A ese cambio, escribió, el carbón y las telas británicas eran demasiado caros para los compradores de otros países. Los salarios tendrían que bajar, y solo bajan con un desempleo largo. En 1926 hubo una huelga general que empezó en el carbón.',
                sources: ['churchill-critics', 'churchill-review', 'churchill-gold'],
              },
              {
                text: 'Los defensores dicen: la promesa era antigua, y en todo el mundo habían confiado en ella los que prestaban. Lo que hizo daño vino después, y de otros, sobre todo de Francia, que abarató demasiado su franco. En septiembre de 1931 Gran Bretaña dejó el oro. El economista Michael Kitson llama a 1925 un error, y a 1931 el comienzo de la recuperación.',
                sources: ['churchill-critics', 'churchill-defense', 'gold-1931'],
              },
            ],
            visual: 'budget-box',
            visualText:
              'Un maletín rojo de ministro, un sombrero de copa y una barra de oro sobre una mesa. La barra pesa demasiado: la mesa se dobla.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: el oro de tu abuela',
      situation: [
        {
          text: 'Imagina que es 1914 y que han atacado a tu país. La guerra cuesta la mitad de lo que ganan todos. Los billetes se pueden cambiar por oro, y hay una fila ante la bóveda. En el costurero de tu abuela hay seis monedas de oro. En cada pared, un cartel pide un préstamo.',
          drawing: {
            visual: 'sewing-box',
            background: 'plain',
            mood: 'uneasy',
            text: 'Un costurero con seis monedas de oro. En la pared, un cartel pide un préstamo.',
            words: ['Préstamo'],
          },
        },
      ],
      question: '¿Qué le dices?',
      options: [
        {
          id: 'lend',
          label: 'Que se las preste al Estado: que compre un bono',
          outcome: {
            text: 'Muchos dan con gusto, si tienen qué dar. Si dan muy pocos, estás donde estaba Londres en 1914: ¿quién dice la verdad? Después de la guerra quiere que le devuelvan su dinero, con impuestos o a costa de un vencido.',
          },
        },
        {
          id: 'hide',
          label: 'Que las esconda bajo el piso',
          outcome: {
            text: 'Conserva su oro, pase lo que pase con los billetes. Pero entonces el Estado tiene que tomar el dinero con impuestos, o imprimirlo. Un impuesto que pague la mitad de todo es más duro que los que soportó cualquier país en 1914. Algunos hacen trampa, otros hacen huelga, y el gobierno puede perder la votación antes que la guerra.',
          },
        },
        {
          id: 'spend',
          label: 'Que las cambie por billetes y compre botas y carbón',
          outcome: {
            text: 'Tiene lo que necesita, a los precios de hoy. Sus monedas ya no están. Si el Estado termina ahora la promesa del oro e imprime el resto, no hace falta una ley de impuestos, y los precios suben. Quienes viven de salarios y ahorros pagan sin que nadie les haya preguntado. Si el país pierde, o no para de imprimir, eso es la Alemania de 1923.',
          },
        },
      ],
      closing: {
        text: 'Todas las grandes potencias de Europa pidieron prestado e imprimieron. Gran Bretaña duplicó su impuesto sobre los ingresos en noviembre de 1914. En Francia y en Alemania los impuestos nuevos llegaron tarde. Algunos partidarios del oro dicen que con él la guerra habría terminado antes, porque se habría acabado el dinero. Otros responden que quien muere por su país también le da su oro. En Alemania la promesa se fue primero, por ley. En Gran Bretaña quedó solo de nombre.',
        sources: ['war-hope', 'war-budget-1914', 'reichsbank-doors', 'pound-grains'],
      },
    },
  ],
  check: [
    {
      id: 'print',
      prompt: '¿Por qué terminó Alemania con la promesa del oro antes de imprimir tanto?',
      options: [
        {
          id: 'empty',
          text: 'A su banco central ya no le quedaba oro',
          isCorrect: false,
          explanation: 'Tenía oro, y quería conservarlo.',
        },
        {
          id: 'unloved',
          text: 'Su gente ya no quería monedas de oro',
          isCorrect: false,
          explanation: 'Las quería tanto que las escondía.',
        },
        {
          id: 'claims',
          text: 'Cada billete nuevo daba derecho a su oro',
          isCorrect: true,
          explanation: 'Quien imprime muchos derechos a cobrar oro tiene que dejar antes de pagarlos.',
        },
      ],
    },
    {
      id: 'loan',
      prompt: '¿Qué fue del primer préstamo de guerra británico?',
      options: [
        {
          id: 'public',
          text: 'El público lo compró todo, y con prisa',
          isCorrect: false,
          explanation: 'Eso decían los diarios. El público prestó 91 de 350 millones de libras.',
        },
        {
          id: 'bank',
          text: 'El Banco de Inglaterra tomó una parte en secreto',
          isCorrect: true,
          explanation:
            'El público tomó una cuarta parte. El Banco llenó gran parte del hueco, a nombre de dos de sus funcionarios.',
        },
        {
          id: 'americans',
          text: 'Se vendió en el extranjero, sobre todo en Estados Unidos',
          isCorrect: false,
          explanation: 'Se ofreció dentro del país.',
        },
      ],
    },
    {
      id: 'parity',
      prompt:
        'Los precios de Gran Bretaña han subido. El país ata la libra al oro al cambio de antes. ¿Qué tiene que pasar?',
      options: [
        {
          id: 'fall',
          text: 'Que bajen sus precios o suban los de fuera',
          isCorrect: true,
          explanation:
            'Si no, sus productos siguen demasiado caros. Keynes advirtió sobre lo primero: llega con salarios que bajan, y eso duele.',
        },
        {
          id: 'rise',
          text: 'Que sigan subiendo sus salarios y sus precios',
          isCorrect: false,
          explanation: 'Entonces sus productos serían aún más caros, y se iría el oro.',
        },
        {
          id: 'nothing',
          text: 'Nada: un tipo de cambio es solo un número',
          isCorrect: false,
          explanation: 'Con un cambio fijo, los precios de un país tienen que encajar con los de los demás.',
        },
      ],
    },
  ],
  takeaways: [
    'Las guerras se pagan con impuestos, con préstamos y con dinero nuevo.',
    'En 1914 la promesa del oro terminó por ley en Alemania, y en Gran Bretaña quedó solo de nombre.',
    'Hasta un «éxito» se puede fabricar. Viejos libros de cuentas lo mostraron después de 103 años.',
    'Volver al cambio de antes es decidir quién paga: los que ahorran o los que trabajan.',
  ],
  explains: 'cómo se pagan las guerras, y qué le hacen a la promesa del oro',
  limits:
    'Qué parte de la guerra pagó cada cosa depende de lo que se cuente como costo de la guerra y de los precios que subían. Por eso los porcentajes son aproximados. Cuánto de la guerra se pagó con dinero nuevo se discute incluso para cada país por separado, porque los bancos les prestaban a quienes compraban bonos. Si el oro habría acortado la guerra no se puede comprobar. Y los problemas de Gran Bretaña después de 1925 tuvieron también otras causas: industrias viejas, mercados perdidos y lo que hicieron otros países. Las citas son traducción nuestra.',
};
