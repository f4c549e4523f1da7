import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'a-cushion-first',
  cover: { visual: 'broken-car', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'La pregunta de los cuatrocientos dólares',
    paragraphs: [
      {
        text: 'Se te cae el teléfono en el inodoro. Uno nuevo cuesta {emergency-expense}. ¿De dónde sacas hoy el dinero? Cada año, el banco central de Estados Unidos les pregunta a miles de adultos cómo pagarían un gasto de emergencia de {emergency-expense}. Entre las ocho respuestas están el efectivo, un amigo, un préstamo hasta el día de pago, y no poder pagar en este momento.',
        sources: ['shed-question'],
      },
    ],
    guess: {
      question: '¿Cuántos de cada cien lo pagarían en efectivo, o con una tarjeta que saldan en la próxima cuenta?',
      options: [
        { id: 'few', text: '23', isCorrect: false, answer: 'No es para tanto.' },
        { id: 'most', text: '63', isCorrect: true, answer: 'Esa fue la respuesta en octubre de 2024.' },
        { id: 'nearly', text: '93', isCorrect: false, answer: 'Tan bien no están las cosas.' },
      ],
    },
    reveal: [
      {
        text: 'En 2013 fue cerca de la mitad, y en 2021, el mejor año hasta 2024, 68. Los demás pedirían prestado, venderían algo, dejarían la deuda en una tarjeta, o no podrían pagar de ninguna manera. Basta una avería del auto para saberlo.',
        sources: ['shed-2024', 'shed-2021', 'shed-2013'],
      },
    ],
  },
  objectives: [
    'Decir para qué sirve un colchón de dinero, y para qué no',
    'Nombrar tres lugares donde guardarlo, y el precio de cada uno',
    'Explicar por qué las deudas caras van antes que ahorrar más',
    'Poner a prueba un colchón con un año de mala suerte',
  ],
  modules: [
    {
      type: 'story',
      title: 'Ninguno, uno pequeño, y dónde ponerlo',
      sections: [
        {
          id: 'payday-loan',
          background: 'street',
          truth: 'documented',
          content: {
            year: '2014',
            location: 'Estados Unidos',
            character: 'Investigadores con doce millones de préstamos',
            scene: 'El préstamo que vuelve',
            narrative: [
              {
                text: 'Un préstamo hasta el día de pago es pequeño, rápido y caro. Está pensado como un puente hasta el próximo salario, en unas dos semanas. Un organismo de Estados Unidos que protege a los consumidores examinó más de doce millones de esos préstamos en un año.',
                sources: ['payday-release'],
              },
            ],
            guess: {
              question:
                '¿Cuántos de cada diez se renovaron, o fueron seguidos de otro préstamo en los 14 días siguientes?',
              options: [
                { id: 'two', text: 'Dos', isCorrect: false, answer: 'Eso sería un puente.' },
                { id: 'five', text: 'Cinco', isCorrect: false, answer: 'Todavía son pocos.' },
                { id: 'eight', text: 'Ocho', isCorrect: true, answer: 'Un poco más de ocho.' },
              ],
            },
            reveal: [
              {
                text: 'Muchas cadenas acabaron pronto. De cien préstamos nuevos, 15 empezaron una cadena de diez o más, y esas cadenas formaban la mitad de todos los préstamos. La mayoría de los préstamos fue a gente que renovaba tantas veces que las comisiones sumaban más que el primer préstamo. El puente se había convertido en el camino.',
                sources: ['payday-2014', 'payday-release'],
              },
              {
                text: '¿Es una trampa? Unos economistas que hicieron un experimento con una gran empresa de préstamos dicen: no para todos. Quienes tenían experiencia sabían bastante bien de antemano cuántas veces volverían. En el modelo de los autores, una prohibición deja peor a la gente, y un límite a las repeticiones puede ayudar. En cualquier caso, cuatrocientos dólares propios no cobran comisión.',
                sources: ['payday-experiment'],
              },
            ],
            visual: 'loan-wheel',
            visualText: 'Una persona camina dentro de una rueda grande. Los escalones son cuentas por pagar.',
            mood: 'tense',
          },
        },
        {
          id: 'small-cushion',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2016',
            location: 'Estados Unidos',
            character: 'Cuatro personas que investigan en el Urban Institute',
            scene: '¿Qué tan blando tiene que ser?',
            narrative: [
              {
                text: 'En un año, cerca de una de cada cuatro familias estadounidenses pierde un empleo o buena parte de sus ingresos, o alguien se enferma tanto que no puede trabajar. El estudio miró qué pasó después. ¿Quién se atrasó con el alquiler? ¿A quién echaron a la calle?',
                sources: ['urban-one-in-four', 'urban-cushion'],
              },
            ],
            guess: {
              question: '¿A partir de qué ahorros les fue mejor a las familias?',
              options: [
                {
                  id: 'small',
                  text: 'De US$ 250 a US$ 749',
                  isCorrect: true,
                  answer: 'Un colchón tan delgado ya se notaba.',
                },
                {
                  id: 'middle',
                  text: 'De US$ 2000 a US$ 4999',
                  isCorrect: false,
                  answer: 'Mejor todavía, pero empezaba mucho más abajo.',
                },
                {
                  id: 'large',
                  text: 'Medio año de salario',
                  isCorrect: false,
                  answer: 'Empezaba mucho más abajo.',
                },
              ],
            },
            reveal: [
              {
                text: 'A las familias de ingresos bajos con US$ 2000 a US$ 4999 incluso les fue mejor que a las de ingresos medios sin ningún ahorro. Esto es una relación, y no una prueba: quizás la gente que logra ahorrar tiene de todos modos una vida más tranquila.',
                sources: ['urban-cushion'],
              },
              {
                text: 'Y hay a quien no le queda nada que ahorrar después de pagar el alquiler y la comida. Decirle «ahorra y ya» no ayuda. Un colchón es útil. No reemplaza un salario.',
                sources: ['urban-cushion'],
              },
            ],
            visual: 'egg-on-cushion',
            visualText: 'Un huevo cae hacia un cojín pequeño. Al lado hay otro que cayó en el suelo duro.',
            mood: 'hopeful',
          },
        },
        {
          id: 'three-places',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'De 2020 a 2024',
            location: 'Un cajón, un banco, un teléfono',
            character: 'Mil dólares',
            scene: '¿Dónde debe esperar?',
            narrative: [
              {
                text: 'Pongamos que en 2020 metes US$ 1000 en un cajón. En 2024 lo abres. Están todos los billetes. Los precios no están donde estaban.',
                sources: ['cpi'],
              },
            ],
            guess: {
              question: '¿Cuánto compra en 2024 de lo que compraba en 2020?',
              options: [
                {
                  id: 'low',
                  text: 'Lo que antes compraban US$ 675',
                  isCorrect: false,
                  answer: 'La inflación fue alta, pero no tanto.',
                },
                {
                  id: 'right',
                  text: 'Lo que antes compraban {thousand-of-2020-bought}',
                  isCorrect: true,
                  answer: 'Los otros {thousand-of-2020-melted} se derritieron.',
                },
                {
                  id: 'high',
                  text: 'Lo que antes compraban US$ 975',
                  isCorrect: false,
                  answer: 'En años más tranquilos, quizás.',
                },
              ],
            },
            reveal: [
              {
                text: 'Es el precio de un dinero que está ahí el día que lo necesitas. Una cuenta de ahorros recupera una parte en intereses. En Estados Unidos el Estado la asegura: hasta US$ 250 000 por persona en cada banco asegurado. Desde 1933 nadie ha perdido un centavo asegurado. Pero una app o una empresa de criptomonedas no es un banco. En 2024 quebró un intermediario de esas apps. Más de 100 000 personas no pudieron llegar a sus ahorros durante semanas o meses, y faltaban decenas de millones de dólares. Pregunta qué banco tiene el dinero, y a nombre de quién. En otros países los límites son distintos.',
                sources: ['cpi', 'fdic-limit', 'fdic-apps', 'synapse', 'synapse-months', 'synapse-refund'],
              },
              {
                text: '¿Por qué no bitcoin, que nadie puede imprimir? Porque un diente roto no espera. {thousand-in-bitcoin-october-2021} en bitcoin a fines de octubre de 2021 eran {thousand-in-bitcoin-december-2022} a fines de diciembre de 2022. Dos años después eran {thousand-in-bitcoin-december-2024}, y a fines de junio de 2026, {thousand-in-bitcoin-june-2026}. De nada sirve un día alto si el diente se rompe otro día.',
                sources: ['coinmetrics-month-ends'],
                drawing: {
                  visual: 'thousand-in-bitcoin',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Cuatro columnas: {thousand-in-bitcoin-october-2021} en bitcoin a fines de octubre de 2021, el fin de mes más alto hasta entonces, {thousand-in-bitcoin-december-2022} a fines de diciembre de 2022, {thousand-in-bitcoin-december-2024} dos años después y {thousand-in-bitcoin-june-2026} a fines de junio de 2026.',
                  words: ['oct. 2021', 'dic. 2022', 'dic. 2024', 'jun. 2026'],
                },
              },
            ],
            visual: 'jar-and-bank',
            visualText:
              'Un frasco de billetes del que sale vapor, un banco pequeño bajo un paraguas y un teléfono con una línea en zigzag.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'La rueda de repuesto',
      paragraphs: [
        {
          text: 'Una rueda de repuesto no rinde nada. Pesa, y casi todos los días no hace absolutamente nada. Nadie la llama mala inversión. Está ahí para que un clavo se quede en un clavo.',
        },
        {
          text: 'Un fondo de emergencia es una rueda de repuesto hecha de dinero: para el auto, para el diente, para el mes sin salario. Sin él, un clavo se vuelve una deuda, y la deuda trae su propio clavo, que se llama interés.',
        },
        {
          text: '¿De qué tamaño debe ser? De tres a seis meses de gastos es una regla práctica muy común. Una enfermera con trabajo fijo puede necesitar menos que un mesero que vive de propinas.',
          sources: ['cfpb'],
        },
      ],
      drawing: {
        visual: 'spare-tire',
        background: 'plain',
        mood: 'calm',
        text: 'Una rueda pinchada con un clavo. Al lado, una rueda de repuesto en seis partes, cada una de un mes de gastos: tres están llenas, y otras tres, en línea discontinua.',
        words: ['3 a 6', 'meses'],
      },
      limits:
        'Media rueda no sirve de nada. Medio colchón, sí. Y una tienda de ruedas le vende a todo el mundo, pero ahorrar solo es fácil para quien tiene algo de sobra a fin de mes.',
    },
    {
      type: 'interactive',
      widget: 'cushion',
      title: 'Te toca: reparte un año malo',
      introduction: [
        {
          text: 'Cada vez que presionas sale un año con hasta tres sorpresas. Las cartas son inventadas. En uno de cada cuatro años, el salario se corta o se reduce por un tiempo.',
          sources: ['urban-one-in-four'],
        },
      ],
      tasks: [
        {
          text: 'Reparte diez años con el colchón como está. ¿Qué lo rompe: las cuentas o el salario perdido?',
          answer: 'El salario perdido. En ninguno de los mil años rompen este colchón las cuentas por sí solas.',
        },
        {
          text: 'Mira las barras de todos los años. ¿Qué paso ayuda más: de nada a medio mes, o de tres meses a cuatro?',
          answer:
            'El primero. De cada cien años aguantan 32 sin nada y 76 con medio mes. De tres meses a cuatro se pasa de 97 a todos.',
        },
        {
          text: 'Pon en 0 lo que apartas, y después en 200. ¿Qué barras se mueven más?',
          answer:
            'Las delgadas. Sin ningún colchón, aguanta primero 1 año de cada cien, y después más de la mitad. Con dos meses apenas se mueve nada.',
        },
      ],
      closing: [
        {
          text: 'Un colchón delgado carga con cuentas pequeñas. Solo uno grueso te sostiene si pierdes el empleo. Por eso mucha gente va por pasos: alquiler, luz e impuestos, luego un colchón delgado, luego las deudas caras, luego el resto.',
        },
        {
          text: '¿Por qué las deudas antes que el resto? Saldar una tarjeta al 20 % ahorra un 20 % al año, con seguridad. Poco supera eso, salvo un empleador que añade algo a lo que ahorras. «Ninguna estrategia de inversión rinde tanto como eliminar las deudas de interés alto, ni con menos riesgo», dice la autoridad que vigila las acciones en Estados Unidos (traducción nuestra). Esto es una lección, y no es asesoramiento financiero.',
          sources: ['sec-debt', 'match-first'],
        },
      ],
    },
  ],
  check: [
    {
      id: 'purpose',
      prompt: '¿Para qué sirve un colchón?',
      options: [
        {
          id: 'grow',
          text: 'Para hacer crecer el dinero',
          isCorrect: false,
          explanation: 'Puede dar un poco de interés. No es su tarea.',
        },
        {
          id: 'small',
          text: 'Para que un problema pequeño siga pequeño',
          isCorrect: true,
          explanation: 'Un diente se queda en un diente, y no se vuelve una deuda.',
        },
        {
          id: 'cheap',
          text: 'Para comprar acciones cuando bajan los precios',
          isCorrect: false,
          explanation: 'Entonces ya no está cuando falla el auto.',
        },
      ],
    },
    {
      id: 'price',
      prompt:
        'Tu colchón estaba en una cuenta asegurada, y los precios subieron más que el interés. ¿Fue un error tenerlo ahí, y no en bitcoin o en un cajón?',
      options: [
        {
          id: 'no',
          text: 'No, eso es lo que cuesta',
          isCorrect: true,
          explanation: 'Perdió un poco, despacio, y habría estado ahí cualquier día.',
        },
        {
          id: 'bitcoin',
          text: 'Sí, tenía que estar en bitcoin',
          isCorrect: false,
          explanation: 'Podría haber crecido. También podría haber valido la cuarta parte el día que lo necesitabas.',
        },
        {
          id: 'cash',
          text: 'Sí, un cajón es más seguro',
          isCorrect: false,
          explanation: 'Un cajón no paga ningún interés, y te lo pueden robar.',
        },
      ],
    },
    {
      id: 'order',
      prompt: 'Ana tiene US$ 600 y debe US$ 900 en una tarjeta al 24 %. ¿Qué orden describe esta lección?',
      options: [
        {
          id: 'shares',
          text: 'Invertir los US$ 600, porque las acciones pueden subir',
          isCorrect: false,
          explanation: 'Pueden subir. El 24 % es seguro.',
        },
        {
          id: 'all',
          text: 'Ahorrar primero seis meses de gastos y después pagar la tarjeta',
          isCorrect: false,
          explanation: 'Eso puede llevar años, y la tarjeta cuesta un 24 % todo ese tiempo.',
        },
        {
          id: 'steps',
          text: 'Dejar un colchón delgado, saldar la tarjeta y luego ahorrar más',
          isCorrect: true,
          explanation: 'Sin ningún colchón, la próxima cuenta iría otra vez a la tarjeta.',
        },
      ],
    },
  ],
  takeaways: [
    'Un colchón no está para ganar. Hace que los problemas pequeños sigan pequeños.',
    'Unos cientos de dólares ya ayudan. De tres a seis meses es una regla práctica.',
    'Tiene que estar donde puedas llegar a él en un día. La inflación lo va mordiendo, y ese es el precio.',
    'El alquiler, la luz y los impuestos van primero. Las deudas caras suelen ir antes que un colchón grueso y que la mayoría de las inversiones.',
  ],
  explains: 'por qué un colchón delgado va antes que los grandes planes',
  limits:
    'La pregunta de los {emergency-expense} trata de lo que la gente haría. Algunos tienen el dinero y de todos modos usarían una tarjeta. Las encuestas de esta lección son de Estados Unidos, donde una pierna rota y un empleo perdido pueden costar más que en países con otras reglas. El juego deja fuera los seguros, el subsidio de desempleo y la familia.',
};
