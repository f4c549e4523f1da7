import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'what-makes-good-money',
  cover: { visual: 'ox-and-armor', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'El peor intercambio de la poesía griega',
    paragraphs: [
      {
        text: 'En la Ilíada, dos enemigos se encuentran ante Troya y descubren que sus familias son amigas. No pelean. Intercambian las armaduras. Diomedes da una de bronce, que vale nueve bueyes. Glauco da una de oro, porque un dios, dice el poeta, le ha robado el juicio.',
        sources: ['iliad-oxen'],
      },
    ],
    guess: {
      question: '¿Cuánto valía la armadura de oro?',
      options: [
        {
          id: 'twelve',
          text: 'Doce bueyes',
          isCorrect: false,
          answer: 'Entonces nadie se habría reído de él durante 2700 años.',
        },
        { id: 'thirty', text: 'Treinta bueyes', isCorrect: false, answer: 'Más de tres veces eso.' },
        { id: 'hundred', text: 'Cien bueyes', isCorrect: true, answer: 'Cien por nueve.' },
      ],
    },
    reveal: [
      {
        text: 'El poeta cuenta en bueyes, como nosotros contamos en dólares. Nadie llevó cien bueyes por el campo de batalla. O sea que el buey servía para contar. ¿Es buen dinero?',
        sources: ['iliad-oxen'],
      },
    ],
  },
  objectives: [
    'Nombrar seis propiedades por las que se juzga un dinero',
    'Explicar por qué la gente paga con lo peor y guarda lo mejor',
    'Ordenar seis clases de dinero según lo que te importa a ti',
    'Decir por qué ningún orden es el correcto',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El mejor zapato del mundo',
      paragraphs: [
        {
          text: '¿Qué calzado es mejor: la bota de montaña, la sandalia o el zapato de baile? Vas a preguntar: ¿mejor para qué? La bota gana en el monte y pierde en una boda.',
        },
        {
          text: 'Al dinero se le juzga igual. En 1875, Jevons hizo una lista de siete cualidades; entre ellas, que sea fácil de llevar, fácil de dividir y de valor estable. Agregó que cada tarea del dinero pide cualidades distintas. Así que el mejor dinero depende de la tarea.',
          sources: ['jevons-qualities', 'jevons-list'],
        },
      ],
      drawing: {
        visual: 'three-shoes',
        background: 'plain',
        mood: 'calm',
        text: 'Una bota de montaña ante las cumbres, una sandalia en una playa y un zapato de baile bajo las luces de una fiesta.',
      },
      limits:
        'Los zapatos los puedes usar tú solo. El dinero necesita que otros lo acepten. Por eso el dinero que usa la mayoría lleva ventaja, sea bueno o no.',
    },
    {
      type: 'interactive',
      widget: 'money-scorecard',
      title: 'Te toca: la tabla de notas',
      introduction: [
        {
          text: 'Aquí hay seis clases de dinero y seis propiedades. Di cuánto te importa cada propiedad. De ahí sale la clasificación. Las notas son nuestra opinión, y puedes cambiarlas.',
        },
      ],
      tasks: [
        {
          text: 'Elige «El alquiler del viernes», luego «Guardar por décadas» y luego «Cruzar una frontera». ¿Quién gana cada vez? Una vez hay empate.',
          answer:
            'Los dólares en un banco, y luego el oro. Al cruzar una frontera, los dólares en un banco y bitcoin comparten el primer lugar.',
        },
        {
          text: 'Empieza por «Todo por igual». Mueve los menos controles que puedas hasta que bitcoin quede primero. ¿Qué te tiene que importar menos?',
          answer: 'Basta uno: pon «Mantiene un valor estable» o «Lo aceptan las tiendas y la gente» en «Nada».',
        },
        '¿Cuál de nuestras notas está mal? Abre «¿No te convence?» y cámbiala. ¿Hay un nuevo ganador?',
      ],
      closing: [
        {
          text: 'Quien decide cuánto pesa cada propiedad decide quién gana. Cuando alguien te diga que un dinero es el mejor, pregúntale cuánto pesaba cada una.',
        },
        {
          text: 'Aquí faltan algunas cosas. Un banco puede pagar intereses. Alguien puede bloquear un pago, o verlo. Puedes perder una clave, y un banco puede quebrar.',
        },
      ],
    },
    {
      type: 'story',
      title: 'Tres pruebas',
      sections: [
        {
          id: 'cattle',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'Hacia el 450 a. C.',
            location: 'Roma',
            character: 'Jueces, campesinos y sus animales',
            scene: 'Sal por un buey',
            narrative: [
              {
                text: 'Una antigua ley romana fijaba la multa más alta en animales: dos bueyes y treinta ovejas, dice un autor de la Antigüedad. Dos ovejas y treinta bueyes, dice otro. Un buey contaba como diez ovejas. Los romanos relacionaban su palabra para el dinero, pecunia, con pecus, el ganado.',
                sources: ['roman-fines', 'roman-two', 'roman-pecunia'],
              },
              {
                text: 'El ganado va al mercado por su propio pie. También come, envejece, y no todos los animales son iguales. Adam Smith agrega otra dificultad.',
                sources: ['smith-money'],
              },
            ],
            guess: {
              question: 'Tienes un buey y quieres una bolsa de sal. ¿Cuál es la dificultad?',
              options: [
                {
                  id: 'change',
                  text: 'Nadie puede darte cambio de un buey',
                  isCorrect: true,
                  answer: 'Medio buey no vale la mitad de uno vivo.',
                },
                {
                  id: 'salt',
                  text: 'La sal cuesta más que un buey',
                  isCorrect: false,
                  answer: 'Una bolsa cuesta mucho menos. Esa es la cuestión.',
                },
                {
                  id: 'law',
                  text: 'No se pueden vender bueyes',
                  isCorrect: false,
                  answer: 'Sí se podía. Nadie quería una rebanada de uno.',
                },
              ],
            },
            reveal: [
              {
                text: 'Tendrías que comprar de una vez sal por un buey entero. El metal se puede cortar en cualquier parte y volver a fundir, dice Smith, y no se pierde nada.',
                sources: ['smith-money'],
              },
            ],
            visual: 'ox-for-salt',
            visualText: 'Un buey atado a una cuerda, ante un puesto pequeño con una balanza y una bolsa de sal.',
            mood: 'calm',
          },
        },
        {
          id: 'tobacco',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1619 a 1730',
            location: 'Virginia, América inglesa',
            character: 'Dueños de plantaciones, y quienes tenían que trabajar para ellos',
            scene: 'Dinero que crece',
            narrative: [
              {
                text: 'En Virginia casi no había monedas. Los impuestos, los sacerdotes y las deudas se pagaban en tabaco. Crecía en plantaciones donde trabajaban sirvientes sujetos por contrato y, más tarde, africanos esclavizados. En 1617 la colonia exportó 20 000 libras de hojas. En 1700 fueron 22 millones.',
                sources: ['tobacco-1713', 'tobacco-trade'],
              },
            ],
            guess: {
              question: '¿Con qué tabaco pagaba la gente sus deudas?',
              options: [
                {
                  id: 'best',
                  text: 'Con el mejor, para conservar el buen nombre',
                  isCorrect: false,
                  answer: 'El mejor se podía vender más caro en Inglaterra.',
                },
                {
                  id: 'worst',
                  text: 'Con el peor que le aceptaran',
                  isCorrect: true,
                  answer: 'Y algunos escondían basura bajo una capa de hojas buenas.',
                },
                {
                  id: 'average',
                  text: 'Con una mezcla justa',
                  isCorrect: false,
                  answer: 'Si todas las hojas cuentan lo mismo, ¿para qué dar las buenas?',
                },
              ],
            },
            reveal: [
              {
                text: 'En 1705 una ley prohibió esos barriles. En 1713 otra creó almacenes públicos, que pesaban y clasificaban las hojas y daban por ellas billetes de papel. Los billetes pasaban de mano en mano, y el tabaco no se movía de su sitio. Muchos dueños de plantaciones odiaban la ley, pero otra, de 1730, trajo esos billetes para quedarse.',
                sources: ['tobacco-1713', 'tobacco-hated', 'tobacco-1730'],
              },
            ],
            visual: 'tobacco-barrel',
            visualText: 'Un barril con hojas finas encima. A su lado hay un billete sellado.',
            mood: 'uneasy',
          },
        },
        {
          id: 'salvador',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 2021 a 2025',
            location: 'El Salvador',
            character: 'Un gobierno y la gente que compra',
            scene: 'Aceptado por ley',
            narrative: [
              {
                text: 'En 2021, El Salvador adoptó bitcoin junto al dólar de Estados Unidos. Las tiendas tenían que aceptarlo. Se puede enviar a cualquier parte y dividir en partes diminutas, y nadie puede imprimirlo. Una universidad preguntó a la gente en su casa cómo lo usaba.',
                sources: ['uca-2023', 'uca-2024'],
              },
            ],
            guess: {
              question: '¿Cuántos habían pagado con bitcoin al menos una vez en 2023?',
              options: [
                { id: 'twelve', text: 'El 12 %', isCorrect: true, answer: 'Más o menos uno de cada ocho.' },
                { id: 'forty', text: 'El 40 %', isCorrect: false, answer: 'Menos de un tercio de eso.' },
                { id: 'eighty', text: 'El 80 %', isCorrect: false, answer: 'Ni de cerca.' },
              ],
            },
            reveal: [
              {
                text: 'En 2024 fue el 8.1 %. En enero de 2025 se cambió la ley, a cambio de un préstamo del Fondo Monetario Internacional: las tiendas ya no tienen que aceptar bitcoin. Una ley puede llamar dinero a una cosa. Solo la gente puede aceptarla.',
                sources: ['uca-2024', 'sv-reform'],
              },
            ],
            visual: 'phone-payment',
            visualText: 'Un teléfono muestra un pago que ya se hizo, junto a una cuenta.',
            mood: 'calm',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'tobacco',
      prompt: '¿Por qué el tabaco era mal dinero en Virginia?',
      options: [
        {
          id: 'useless',
          text: 'En Europa no le servía a nadie',
          isCorrect: false,
          explanation: 'Inglaterra lo compraba por toneladas.',
        },
        {
          id: 'mixed',
          text: 'Variaba, y cada vez había más',
          isCorrect: true,
          explanation: 'La gente pagaba con el peor, y la cosecha que salía de la colonia se multiplicó por mil.',
        },
        {
          id: 'rare',
          text: 'Había demasiado poco',
          isCorrect: false,
          explanation: 'Cada década había más.',
        },
      ],
    },
    {
      id: 'law',
      prompt: '¿Qué muestra la encuesta de El Salvador?',
      options: [
        {
          id: 'accept',
          text: 'Que no basta con una ley',
          isCorrect: true,
          explanation: 'Ser aceptado también es una propiedad, y hay que ganársela.',
        },
        {
          id: 'broken',
          text: 'Que allí no se puede enviar bitcoin',
          isCorrect: false,
          explanation: 'Sí se puede. La mayoría prefirió dólares para sus compras.',
        },
        {
          id: 'forever',
          text: 'Que nadie lo usará nunca',
          isCorrect: false,
          explanation: 'Una sola encuesta en un solo país no puede decir eso.',
        },
      ],
    },
    {
      id: 'weights',
      prompt: 'Dos amigas usan las mismas notas y les salen ganadores distintos. ¿Cómo puede ser?',
      options: [
        {
          id: 'mistake',
          text: 'Una de ellas se equivocó',
          isCorrect: false,
          explanation: 'Las dos pueden tener razón, según lo que necesitan.',
        },
        {
          id: 'luck',
          text: 'La clasificación es al azar',
          isCorrect: false,
          explanation: 'Es simple aritmética, y está escrita debajo de la tabla.',
        },
        {
          id: 'weights',
          text: 'Les importan cosas distintas',
          isCorrect: true,
          explanation: 'Decide lo que pesa cada propiedad, y eso lo pones tú.',
        },
      ],
    },
  ],
  takeaways: [
    'A un dinero se le juzga por cómo dura, viaja, se divide, sigue siendo escaso, conserva su valor y es aceptado.',
    'Si lo bueno y lo malo cuentan igual, la gente paga con lo malo.',
    'Una ley puede dar nombre a un dinero. La gente tiene que aceptarlo.',
    'No hay un mejor dinero sin decir: ¿mejor para qué?',
  ],
  explains: 'por qué ningún dinero es el mejor en todo',
  limits:
    'Una tabla de notas convierte opiniones en números, y los números parecen más seguros de lo que son. Además, las listas de buenas propiedades varían: Jevons tenía siete, los libros de texto tienen seis, y algunas agregan la privacidad o estar libre de control. Nuestras notas valen para una clase de lugar y para hoy. En otro lugar y otra época, el mismo oro, los mismos billetes o el mismo bitcoin tendrían otras.',
};
