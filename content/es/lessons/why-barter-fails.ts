import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'why-barter-fails',
  cover: { visual: 'concert-pay', background: 'plain', mood: 'hopeful' },
  opening: {
    title: 'Cinco mil cocos',
    paragraphs: [
      {
        text: 'Mademoiselle Zélie, una cantante de París, está de gira por el mundo. En las islas de la Sociedad, en el Pacífico Sur, da un concierto. Allí las monedas escasean, así que el público paga con lo que tiene. A ella le tocan tres cerdos, veintitrés pavos, cuarenta y cuatro gallinas, cinco mil cocos y montones de plátanos, limones y naranjas.',
        sources: ['jevons-barter'],
      },
    ],
    guess: {
      question: '¿Qué pasó con la fruta?',
      options: [
        {
          id: 'sold',
          text: 'La vendió y compró perlas',
          isCorrect: false,
          answer: '¿A quién? La gente de allí acababa de pagarle con ella.',
        },
        {
          id: 'fed',
          text: 'Se la comieron los cerdos y los pavos',
          isCorrect: true,
          answer: 'Con su pago le dio de comer a su pago.',
        },
        {
          id: 'home',
          text: 'Se la llevó a París',
          isCorrect: false,
          answer:
            'París quedaba al otro lado del mundo. En el mercado de allá, todo su pago habría valido tal vez 4000 francos.',
        },
      ],
    },
    reveal: [
      {
        text: 'Le pagaron bien, y allí no pudo gastar casi nada. El economista William Stanley Jevons contó su historia en 1875, en la primera página de un libro sobre el dinero. Omitió una cosa: en su carta, ella agrega que al día siguiente iba a llegar un comerciante de una isla vecina, con dinero en efectivo.',
        sources: ['jevons-barter', 'zelie-letter'],
      },
    ],
  },
  objectives: [
    'Explicar por qué un intercambio necesita dos deseos que encajen',
    'Encontrar una cadena de intercambios, y un mercado donde no hay ninguna',
    'Distinguir un experimento mental de un informe',
    'Nombrar lo que hacía la gente sin dinero: regalos y crédito',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'La figurita que falta',
      paragraphs: [
        {
          text: 'Piensa en un álbum de figuritas de fútbol. Tienes un portero repetido y te falta el delantero. Leo tiene un delantero repetido. Corres a buscarlo. Pero a Leo le falta el capitán, y tú no tienes ningún capitán.',
        },
        {
          text: 'Un intercambio solo funciona si tienes lo que Leo quiere y Leo tiene lo que tú quieres, aquí y ahora. Jevons lo llamó la doble coincidencia. Entonces sales a buscar a alguien que tenga un capitán repetido y necesite un portero. Para entonces ya terminó el recreo.',
          sources: ['jevons-barter'],
        },
      ],
      drawing: {
        visual: 'three-stickers',
        background: 'plain',
        mood: 'calm',
        text: 'Tres niños con una figurita cada uno. A ti te falta el delantero de Leo, a Leo le falta un capitán, y todavía no aparece quien tiene el capitán y necesita tu portero.',
      },
      limits:
        'Las figuritas cambian de manos en el momento. Pero entre amigos también se puede decir: «Tómala, otro día me consigues algo». Entonces nada tiene que encajar. Recuérdalo al leer la historia.',
    },
    {
      type: 'story',
      title: 'En busca del país del trueque',
      sections: [
        {
          id: 'smith',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1776',
            location: 'Escocia',
            character: 'Adam Smith, filósofo',
            scene: 'Un carnicero con demasiada carne',
            narrative: [
              {
                text: 'En su libro más famoso, Smith describe a un carnicero con más carne de la que puede comer. El panadero quisiera un poco. Solo puede pagar con pan, y el carnicero ya tiene pan de sobra. No hay trato. Por eso, dice Smith, la gente prudente guardaría siempre a mano algún bien que pocos rechacen. Ese bien se convierte en dinero.',
                sources: ['smith-money'],
              },
            ],
            guess: {
              question: '¿Dónde vio esto Smith?',
              options: [
                {
                  id: 'nowhere',
                  text: 'En ninguna parte. Lo imaginó',
                  isCorrect: true,
                  answer: 'Él mismo lo dice: «supondremos».',
                },
                {
                  id: 'scotland',
                  text: 'En un pueblo de Escocia',
                  isCorrect: false,
                  answer: 'Suena a uno, pero él no nombra ninguno.',
                },
                {
                  id: 'america',
                  text: 'En América',
                  isCorrect: false,
                  answer: 'En este pasaje no nombra ningún lugar.',
                },
              ],
            },
            reveal: [
              {
                text: 'Es un experimento mental: un caso inventado que ayuda a pensar. Muestra bien para qué sirve el dinero. No es una prueba de cómo empezó el dinero.',
                sources: ['smith-money'],
              },
            ],
            visual: 'bread-and-shoes',
            visualText:
              'Un pan en un mostrador y un par de zapatos en otro. La línea de puntos que los une termina en una cruz.',
            mood: 'calm',
          },
        },
        {
          id: 'humphrey',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1985 y 2011',
            location: 'Cambridge y Londres',
            character: 'Caroline Humphrey y David Graeber, antropólogos',
            scene: 'Nadie lo ha encontrado',
            narrative: [
              {
                text: 'Después hubo quienes fueron a mirar. Caroline Humphrey repasó todo lo que se sabe. «Jamás se ha descrito un ejemplo de economía de trueque, pura y simple, y mucho menos el surgimiento del dinero a partir de ella», escribió (traducción nuestra).',
                sources: ['humphrey-quoted'],
              },
            ],
            guess: {
              question: 'Entonces, ¿cómo conseguían cosas unos de otros los vecinos sin dinero?',
              options: [
                {
                  id: 'alone',
                  text: 'Cada uno hacía todo solo',
                  isCorrect: false,
                  answer: 'La gente siempre ha dependido de los demás.',
                },
                {
                  id: 'theft',
                  text: 'Tomaban lo que necesitaban',
                  isCorrect: false,
                  answer: 'Eso pasaba en la guerra. Así no se puede vivir entre vecinos.',
                },
                {
                  id: 'gift',
                  text: 'Con regalos, despensas comunes y favores que se recordaban',
                  isCorrect: true,
                  answer: 'Hoy recibes y otro día das.',
                },
              ],
            },
            reveal: [
              {
                text: 'Entre los iroqueses, según informó Lewis Henry Morgan, las familias de una casa comunal vivían de despensas comunes, y una mujer repartía la comida. En otros lugares la gente daba, y recordaba quién le debía a quién. Graeber invierte el orden de los libros de texto: primero vino el crédito, y las monedas mucho después.',
                sources: ['iroquois-stores', 'graeber'],
              },
              {
                text: 'Trueques sí hubo: entre desconocidos, y donde la gente estaba acostumbrada al dinero y se había quedado sin él. Incluso Graeber admite que la sal y el cacao pudieron volverse dinero en el comercio entre desconocidos.',
                sources: ['humphrey', 'graeber', 'barter-debate'],
              },
              {
                text: 'Los economistas responden. Nadie planeó el dinero, sostuvo Carl Menger en 1892: paso a paso, la gente llegó a preferir los bienes más fáciles de pasar a otro. Ni él ni Smith negaron nunca que la gente haga regalos, agrega George Selgin. Y un pueblo que nadie ha encontrado pudo existir de todos modos.',
                sources: ['menger', 'selgin-graeber', 'barter-selgin'],
              },
            ],
            visual: 'tally-stick',
            visualText: 'Un palo con muescas, partido a lo largo. Cada parte de una deuda guarda una mitad.',
            mood: 'calm',
          },
        },
        {
          id: 'clubs',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 1995 a 2002',
            location: 'Argentina',
            character: 'Casi tres millones de personas a las que les faltaban pesos',
            scene: 'Los clubes de trueque',
            narrative: [
              {
                text: 'En 1995 treinta personas empezaron a intercambiar cosas y trabajo. Cuando llegaron los tiempos difíciles, los clubes crecieron rápido. En su mejor momento participaban casi tres millones de personas.',
                sources: ['barter-clubs'],
              },
            ],
            guess: {
              question: '¿Qué tuvieron pronto los clubes de trueque?',
              options: [
                {
                  id: 'gold',
                  text: 'Una reserva de oro',
                  isCorrect: false,
                  answer: 'A nadie allí le sobraba oro.',
                },
                {
                  id: 'money',
                  text: 'Un dinero propio',
                  isCorrect: true,
                  answer: 'Imprimieron «créditos» para los intercambios que no salían parejos.',
                },
                {
                  id: 'law',
                  text: 'Una ley contra el dinero',
                  isCorrect: false,
                  answer: 'Al contrario: si había, lo usaban con gusto.',
                },
              ],
            },
            reveal: [
              {
                text: 'Después aparecieron créditos falsos, los precios en créditos se dispararon, faltó la comida y la mayoría se fue. Habían llegado porque el dinero les falló, y ahora les fallaba también el suyo.',
                sources: ['barter-clubs'],
              },
            ],
            visual: 'barter-table',
            visualText:
              'Dos personas cambian un frasco de mermelada por un suéter, sobre una mesa con pan, manzanas, una lámpara y una llave inglesa.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'barter-puzzle',
      title: 'Te toca: pan por zapatos',
      introduction: [
        {
          text: 'Horneaste pan. Quieres zapatos. En el mercado hay seis vendedores, todos inventados. Cada uno cambia una sola cosa por otra sola cosa. El lunes, el primer intercambio ya está hecho: diste tu pan por una olla.',
        },
      ],
      tasks: [
        {
          text: 'Consigue los zapatos el lunes. ¿Cuántos intercambios hicieron falta?',
          answer: 'Tres: con el alfarero, el pescador y el zapatero.',
        },
        {
          text: 'El martes, dos vendedores quieren tu pan. Uno de ellos no lleva a ninguna parte.',
          answer:
            'El alfarero. Su olla termina en un hacha que nadie quiere. Por el camino del granjero hacen falta cuatro intercambios.',
        },
        {
          text: 'El miércoles, prueba todo. Después elige «Con monedas».',
          answer: 'A fuerza de intercambios, ningún camino lleva a los zapatos. Con monedas es un solo paso.',
        },
        {
          text: 'Mueve las clases de mercancías de 6 a 60. ¿Cuál de los dos números se dispara?',
          answer: 'Las tasas entre mercancías: de 15 a 1770. Con dinero hay solo 60 precios.',
        },
      ],
      closing: [
        {
          text: 'Mira otra vez el miércoles. El zapatero, el herrero, el tejedor y el pescador quedarían contentos si las cosas dieran la vuelta completa al círculo. Entre dos de ellos no hay intercambio posible. Las monedas lo resolverían. También lo resolverían cuatro vecinos que confían unos en otros y llevan la cuenta.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'coincidence',
      prompt: 'Tienes huevos y quieres un corte de pelo. ¿Cuándo funciona el simple trueque?',
      options: [
        {
          id: 'cutter',
          text: 'Cuando alguien corta el pelo',
          isCorrect: false,
          explanation: 'Esa es la mitad. Además tiene que querer huevos.',
        },
        {
          id: 'both',
          text: 'Cuando alguien que corta el pelo quiere huevos ahora',
          isCorrect: true,
          explanation: 'Los dos deseos tienen que encajar, en el mismo momento y lugar.',
        },
        {
          id: 'worth',
          text: 'Cuando los huevos y el corte de pelo cuestan lo mismo',
          isCorrect: false,
          explanation: 'Un cambio justo no sirve si el peluquero ya está lleno de huevos.',
        },
      ],
    },
    {
      id: 'evidence',
      prompt: '¿Qué encontró Humphrey?',
      options: [
        {
          id: 'never',
          text: 'Que nadie ha hecho nunca un trueque',
          isCorrect: false,
          explanation: 'La gente sí hace trueques. Ella describe cuándo y dónde.',
        },
        {
          id: 'first',
          text: 'Que primero hubo pueblos de trueque y después dinero',
          isCorrect: false,
          explanation: 'Esa es la imagen de los libros de texto. Ella la rechaza.',
        },
        {
          id: 'none',
          text: 'Que ningún pueblo conocido vivió solo del trueque',
          isCorrect: true,
          explanation: 'Hay trueque, pero nadie ha encontrado un pueblo que no tuviera nada más.',
        },
      ],
    },
    {
      id: 'pairs',
      prompt: 'Se comercia con veinte mercancías y sin dinero. ¿Cuántas tasas hay que saber?',
      options: [
        {
          id: 'pairs',
          text: '190',
          isCorrect: true,
          explanation: '20 × 19 / 2, una por cada par. Con dinero hay 20 precios.',
        },
        { id: 'twenty', text: '20', isCorrect: false, explanation: 'Ese es el número de precios cuando hay dinero.' },
        {
          id: 'square',
          text: '400',
          isCorrect: false,
          explanation: 'Así cuentas cada par dos veces, y cada mercancía consigo misma.',
        },
      ],
    },
  ],
  takeaways: [
    'Un intercambio necesita dos deseos que encajen a la vez. Con dinero basta uno.',
    'El pueblo del trueque es un buen experimento mental. Nadie lo ha encontrado.',
    'Los regalos y el crédito resuelven el mismo problema entre quienes confían unos en otros.',
    'El dinero te ahorra saber una tasa para cada par de mercancías.',
  ],
  explains: 'por qué un panadero no siempre puede cambiar pan por zapatos',
  limits:
    'Se discute cómo empezó el dinero, y nadie lo dejó escrito. Puede haber empezado más de una vez y de más de una manera: de los regalos y las deudas, del comercio entre desconocidos o de los impuestos. El juego deja fuera la confianza y la memoria, que en un pueblo de verdad hacen la mayor parte del trabajo.',
};
