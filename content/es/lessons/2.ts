import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '2',
  cover: { visual: 'banknote-zeros', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'Un billete con catorce ceros',
    paragraphs: [
      {
        text: 'En enero de 2009, Zimbabue sacó un billete de cien billones de dólares: un uno y catorce ceros. En 2015, el banco central recompró los billetes viejos a cambio de dólares estadounidenses.',
        sources: ['zeros-2009', 'buyback'],
      },
    ],
    guess: {
      question: '¿Cuánto daban por un billete de cien billones?',
      options: [
        {
          id: 'cents',
          text: '40 centavos de dólar estadounidense',
          isCorrect: true,
          answer: 'Menos de medio dólar, por cien billones.',
        },
        {
          id: 'hundreds',
          text: '400 dólares estadounidenses',
          isCorrect: false,
          answer: 'Para eso habrían hecho falta mil de estos billetes.',
        },
        {
          id: 'thousands',
          text: '40 000 dólares estadounidenses',
          isCorrect: false,
          answer: 'Para eso habrían hecho falta cien mil de estos billetes.',
        },
      ],
    },
    reveal: [
      {
        text: 'El cambio fue de 250 billones por un dólar estadounidense. El número de un billete no dice nada de lo que vale. ¿Cómo llega un país a imprimir un número así?',
        sources: ['buyback'],
      },
    ],
  },
  objectives: [
    'Contar cómo el dólar de Zimbabue pasó de fuerte a no valer nada en menos de treinta años',
    'Explicar por qué quitar ceros no cura nada',
    'Decir qué les hizo el control de precios a las tiendas',
    'Distinguir un dato oficial de una estimación',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Repintar el termómetro',
      paragraphs: [
        {
          text: 'Un niño tiene una fiebre de 104 grados Fahrenheit, como se mide en Estados Unidos. Alguien toma un bolígrafo y cambia la escala, de modo que la misma raya marque ahora 10.4. El número se ve mejor. El niño está tan caliente como antes.',
        },
        {
          text: 'Quitarle ceros a una moneda es algo así. Diez dólares viejos pasan a ser un dólar nuevo, igual en los precios que en los salarios. Ahorra tinta, y las cajas registradoras pueden imprimir otra vez el total. No toca la razón por la que suben los precios.',
        },
        {
          text: 'Si la enfermedad sigue, el número vuelve a subir. Entonces alguien tiene que tomar otra vez el bolígrafo.',
        },
      ],
      drawing: {
        visual: 'two-thermometers',
        background: 'plain',
        mood: 'calm',
        text: 'Dos termómetros con la misma fiebre. El primero marca 104. Junto al segundo, un bolígrafo ha escrito una escala nueva, así que marca 10.4.',
        words: ['104', '10.4'],
      },
      guess: {
        question: '¿Cuántas veces tomó Zimbabue el bolígrafo en tres años?',
        options: [
          {
            id: 'once',
            text: 'Una vez',
            isCorrect: false,
            answer: 'Una vez habría bastado si la enfermedad se hubiera curado.',
          },
          {
            id: 'ten',
            text: 'Diez veces',
            isCorrect: false,
            answer: 'Diez es el número de ceros que se quitaron en uno de los cortes.',
          },
          { id: 'three', text: 'Tres veces', isCorrect: true, answer: 'En 2006, en 2008 y en 2009.' },
        ],
      },
      reveal: [
        {
          text: 'Dos veces el número volvió a subir. Después del tercer corte, el país abandonó ese dinero.',
        },
      ],
      limits:
        'Una escala nueva no siempre es inútil. Cuando primero se ha resuelto la causa, como en Alemania en noviembre de 1923, tener menos ceros ayuda a la gente a contar de nuevo.',
    },
    {
      type: 'story',
      title: 'Un dólar que perdió veinticinco ceros',
      sections: [
        {
          id: 'independence',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '18 de abril de 1980',
            location: 'Zimbabue',
            character: 'Un país nuevo',
            scene: 'El primer día de una moneda',
            narrative: [
              {
                text: 'Zimbabue se independizó el 18 de abril de 1980. Su dólar reemplazó al viejo dólar de Rodesia, uno por uno.',
                sources: ['rate-1980', 'rhodesian-dollar'],
              },
            ],
            guess: {
              question: '¿Cuánto valía ese día un dólar de Zimbabue, al cambio oficial?',
              options: [
                {
                  id: 'cents',
                  text: 'Unos pocos centavos de dólar estadounidense',
                  isCorrect: false,
                  answer: 'Eso vino después. El país empezó con un dinero fuerte.',
                },
                {
                  id: 'half',
                  text: 'Cerca de medio dólar estadounidense',
                  isCorrect: false,
                  answer: 'Más que eso.',
                },
                {
                  id: 'more',
                  text: 'Más de un dólar estadounidense',
                  isCorrect: true,
                  answer: 'Empezó más fuerte que el dólar estadounidense.',
                },
              ],
            },
            reveal: [
              {
                text: 'El país tenía tierra fértil, minas y ferrocarriles, y se contaba entre las mejores economías de África. Nada en él decía que su dinero tuviera que fracasar.',
                sources: ['zeros-2009'],
              },
            ],
            visual: 'one-for-one',
            visualText:
              'Dos manos intercambian billetes: uno viejo con el número uno va hacia la derecha, y uno nuevo con el número uno viene hacia la izquierda.',
            mood: 'hopeful',
          },
        },
        {
          id: 'black-friday',
          background: 'night',
          truth: 'documented',
          content: {
            year: '14 de noviembre de 1997',
            location: 'Harare',
            character: 'Veteranos de la guerra de independencia',
            scene: 'Viernes negro',
            narrative: [
              {
                text: 'En 1997, veteranos de la guerra de independencia marcharon para pedir pensiones y una recompensa. El gobierno aceptó pagar {veterans-pension-1997} dólares de Zimbabue a cada uno de más de 50 000 veteranos. La cuenta equivalía a cerca del 3 % de todo lo que el país producía en un año, y no estaba en ningún presupuesto.',
                sources: ['timeline'],
              },
            ],
            guess: {
              question: 'Se supo la noticia. ¿Cuánto perdió el dólar de Zimbabue en un día?',
              options: [
                {
                  id: 'little',
                  text: 'Hasta un 5 %',
                  isCorrect: false,
                  answer: 'Hasta eso sería un mal día para una moneda. Fue mucho peor.',
                },
                {
                  id: 'half',
                  text: 'Hasta un 46 %',
                  isCorrect: true,
                  answer: 'Casi la mitad de su valor, en un día.',
                },
                {
                  id: 'most',
                  text: 'Un 72 %',
                  isCorrect: false,
                  answer: 'Muchos relatos posteriores dicen eso. Sigue leyendo y compruébalo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ese viernes, el dólar estadounidense pasó de 14 a 26 dólares de Zimbabue, escribió The Economist. Si era justo lo que pedían los veteranos es una pregunta. Otra cosa es que el dinero para cumplirlo no existía.',
                sources: ['economist-1997', 'timeline'],
              },
            ],
            more: {
              summary: '¿Fue un 72 %? Compruébalo',
              paragraphs: [
                {
                  text: 'Muchos relatos posteriores dicen que perdió un 72 %. Compruébalo: una pérdida del 72 % habría significado 50 dólares de Zimbabue por un dólar estadounidense. Dos años después, en 1999, el promedio era todavía de solo 38. Agregan que la bolsa de valores cayó ese día un 46 %, que es el mismo número que la caída de la moneda. Puede ser una confusión, así que no lo repetimos como un hecho.',
                  sources: ['timeline', 'zimbabwe-rates'],
                },
              ],
            },
            visual: 'empty-safe',
            visualText:
              'Tres personas muestran papeles con el número {veterans-pension-1997}. Ante ellas, la caja fuerte está abierta y vacía: la suma no está en ningún presupuesto.',
            mood: 'uneasy',
          },
        },
        {
          id: 'quasi-fiscal',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 2000 a 2006',
            location: 'Harare',
            character: 'El Banco de la Reserva de Zimbabue, el banco central',
            scene: 'El banco que pagaba todo',
            narrative: [
              {
                text: 'Desde 2000, el Estado ocupó miles de granjas de dueños blancos. La tierra estaba mal repartida desde la época colonial, así que mucha gente quería una reforma. La manera de hacerla desarmó la producción. Cayeron las cosechas y las exportaciones, y con ellas los impuestos.',
                sources: ['zeros-2009'],
              },
              {
                text: 'El hueco se llenó en el banco central. Pagaba cosas que debería pagar un presupuesto, y cubría el costo con dinero nuevo.',
                sources: ['imf'],
              },
            ],
            guess: {
              question:
                '¿Qué tan grandes fueron las pérdidas del banco central en 2006, comparadas con toda la economía del país?',
              options: [
                {
                  id: 'five',
                  text: 'Cerca del 5 %',
                  isCorrect: false,
                  answer: 'Muchos países llamarían a eso una crisis. Fue mucho más.',
                },
                { id: 'quarter', text: 'Cerca del 25 %', isCorrect: false, answer: 'Tres veces eso.' },
                {
                  id: 'three-quarters',
                  text: 'Cerca del 75 %',
                  isCorrect: true,
                  answer:
                    'Tres cuartas partes de lo que produjo todo el país en ese año, y el banco pagó con dinero nuevo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Así lo calculó un economista del Fondo Monetario Internacional.',
                sources: ['imf'],
              },
              {
                text: 'El gobierno culpó a las sanciones occidentales. Las sanciones y los préstamos perdidos sí hicieron daño. Los billetes nuevos salieron del banco central.',
                sources: ['zeros-2009'],
              },
              {
                text: 'El 1 de agosto de 2006 se le quitaron tres ceros a la moneda. La gente tuvo tres semanas para entregar los billetes viejos.',
                sources: ['sunrise'],
              },
            ],
            visual: 'note-strip',
            visualText:
              'De un banco sale una tira de billetes sin cortar y se dobla sobre sí misma, junto a cuentas por pagar clavadas en un pincho.',
            mood: 'uneasy',
          },
        },
        {
          id: 'price-blitz',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'Junio y julio de 2007',
            location: 'Tiendas de todo Zimbabue',
            character: 'Tenderos y policías',
            scene: 'Precios que bajan por orden',
            narrative: [
              {
                text: 'El 26 de junio de 2007, el ministro de Industria ordenó bajar los precios a la mitad. Policías e inspectores fueron de tienda en tienda.',
                sources: ['jurist', 'bbc-2007'],
              },
            ],
            guess: {
              question: 'Dos semanas después, ¿cuántos comerciantes y empresarios habían sido detenidos y multados?',
              options: [
                {
                  id: 'dozens',
                  text: 'Unos 50',
                  isCorrect: false,
                  answer: 'Muchos más. Fue en todo el país.',
                },
                { id: 'hundreds', text: 'Unos 400', isCorrect: false, answer: 'Más de tres veces eso.' },
                { id: 'thousand', text: 'Más de 1300', isCorrect: true, answer: 'Son unos cien por día.' },
              ],
            },
            reveal: [
              {
                text: 'Durante unos días, la gente se llevó gangas a casa. Después los estantes quedaron vacíos. Los precios nuevos estaban por debajo de lo que costaba hornear el pan o prensar el aceite, así que nadie los volvió a llenar. Lo que quedaba pasó al mercado negro y costaba más que antes.',
                sources: ['bbc-2007', 'blitz'],
              },
            ],
            visual: 'empty-shelf',
            visualText: 'Estantes vacíos en una tienda. Cuelga una etiqueta de precio donde no hay nada que vender.',
            mood: 'tense',
          },
        },
        {
          id: 'queue',
          background: 'city',
          truth: 'invented',
          content: {
            year: 'Julio de 2008',
            location: 'Una calle de Harare',
            character: 'Tendai Moyo, maestra de escuela',
            scene: 'Cuatro horas por un billete',
            inventedNote:
              'Tendai es inventada. El límite de retiro, lo que se compraba con él y las horas de fila se informaron en su momento.',
            narrative: [
              {
                text: 'Tendai está en la fila del banco desde las seis. El límite diario es de 100 mil millones de dólares de Zimbabue. A las diez los tiene en la mano: un solo billete, tan nuevo que huele a tinta.',
                sources: ['limit'],
              },
            ],
            guess: {
              question: '¿Qué comprará el billete de 100 mil millones?',
              options: [
                { id: 'bread', text: 'Dos panes', isCorrect: true, answer: 'Si es que los encuentra.' },
                { id: 'food', text: 'Comida para una semana', isCorrect: false, answer: 'Muchísimo menos que eso.' },
                { id: 'shoes', text: 'Un par de zapatos', isCorrect: false, answer: 'Nada que dure tanto.' },
              ],
            },
            reveal: [
              {
                text: 'O comprará dos viajes en minibús. Vino en minibús, y para volver a casa tiene que elegir.',
                sources: ['limit'],
              },
              {
                text: 'El salario le llegó el viernes. Sigue en el banco, de donde puede sacar un billete al día. A fin de mes, el resto comprará solo una pequeña parte de lo que compra hoy. Su hermana le manda aceite de cocina desde Johannesburgo, con un chofer de autobús. Dura más que cualquier salario.',
              },
            ],
            visual: 'bank-queue',
            visualText: 'Una larga fila de gente espera ante un banco. La cortina de metal está cerrada.',
            mood: 'desperate',
          },
        },
        {
          id: 'peak',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'Noviembre de 2008',
            location: 'Zimbabue',
            character: 'Steve Hanke y Alex Kwok, economistas',
            scene: '¿Cómo se mide un número que nadie publica?',
            narrative: [
              {
                text: 'El último dato oficial fue el de julio de 2008: los precios estaban 231 millones por ciento más altos que un año antes. Después, la oficina dejó de publicar.',
                sources: ['zeros-2009', 'hanke-letter'],
              },
              {
                text: 'Hanke y Kwok encontraron un rodeo. A partir de precios de mercado calcularon cuánto valía el dólar de Zimbabue en el extranjero, y de ahí los precios en el país. Para mediados de noviembre de 2008 obtuvieron 79 600 millones por ciento al mes.',
                sources: ['hanke-kwok', 'hanke-letter'],
              },
            ],
            guess: {
              question: 'A esa velocidad, ¿cuánto tardan los precios en duplicarse?',
              options: [
                {
                  id: 'day',
                  text: 'Cerca de un día',
                  isCorrect: true,
                  answer: 'Cada 24.7 horas. Lo que una mañana cuesta uno, a la mañana siguiente cuesta dos.',
                },
                {
                  id: 'week',
                  text: 'Cerca de una semana',
                  isCorrect: false,
                  answer: 'En Alemania, en octubre de 1923, eran unos cuatro días. Esto fue más rápido.',
                },
                {
                  id: 'month',
                  text: 'Cerca de un mes',
                  isCorrect: false,
                  answer: 'Eso sería un 100 % al mes. Esto es muchísimo más.',
                },
              ],
            },
            reveal: [
              {
                text: 'Es la segunda tasa más alta que se ha medido, después de Hungría en 1946. También es una estimación. Nadie estuvo con un cuaderno en cada tienda de Harare. Para entonces, la mayoría de la gente ya no usaba ese dinero.',
                sources: ['hanke-letter'],
              },
            ],
            visual: 'till-of-zeros',
            visualText:
              'La caja registradora de una tienda. La pantalla está llena de ceros, y también la tira de papel que cuelga de ella.',
            mood: 'desperate',
          },
        },
        {
          id: 'end',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2009 y después',
            location: 'Zimbabue',
            character: 'Un país sin moneda propia',
            scene: 'El final, y los recuerdos',
            narrative: [
              {
                text: 'El 1 de agosto de 2008 se quitaron diez ceros más. En enero de 2009 llegó el billete de cien billones de dólares. A fines de ese mes, la moneda extranjera pasó a ser legal para todos. El 2 de febrero se fueron doce ceros. Tres y diez y doce son veinticinco.',
                sources: ['ten-zeros', 'zeros-2009', 'twelve-zeros'],
              },
              { text: 'En abril de 2009 se suspendió el dólar de Zimbabue.', sources: ['bbc-2009'] },
            ],
            guess: {
              question:
                'Ahora las tiendas contaban en dólares estadounidenses y en rands de Sudáfrica. ¿Qué hicieron los precios?',
              options: [
                {
                  id: 'same',
                  text: 'Siguieron subiendo como antes',
                  isCorrect: false,
                  answer: 'Las mismas tiendas y las mismas cosas, pero con otro dinero la subida se acabó.',
                },
                {
                  id: 'stopped',
                  text: 'Dejaron de subir casi enseguida',
                  isCorrect: true,
                  answer: 'Nadie en Harare podía imprimir esos dólares.',
                },
                {
                  id: 'slower',
                  text: 'Subieron durante años, solo que más despacio',
                  isCorrect: false,
                  answer: 'No hicieron falta años.',
                },
              ],
            },
            reveal: [
              {
                text: 'En febrero y marzo los precios incluso bajaron, cerca de un 3 % al mes.',
                sources: ['bbc-2009'],
              },
              {
                text: 'En 2015 el banco central compró el dinero viejo. Por cada cuenta bancaria de hasta 175 mil billones de dólares de Zimbabue pagó cinco dólares estadounidenses, sin más.',
                sources: ['buyback'],
              },
              {
                text: 'Más tarde Zimbabue volvió a tener una moneda propia, y no aguantó. En abril de 2024 llegó el Zimbabwe Gold, que se presentó como respaldado por oro y moneda extranjera. Según una cuenta, era el sexto intento en quince años. En septiembre de 2024 lo devaluaron más de un 40 %. Sin embargo, en enero de 2026 la inflación oficial era del 4.1 %. Una promesa de respaldo vale tanto como la confianza en que la cumplan quienes la hacen.',
                sources: ['zig-start', 'zig-count', 'zig-fall', 'zig-2026'],
              },
            ],
            visual: 'framed-zeros',
            visualText:
              'Un marco en la pared con tres filas de ceros, todos tachados: tres de 2006, diez de 2008, doce de 2009.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: la tienda con las etiquetas nuevas',
      situation: [
        {
          text: 'Es julio de 2007 y tienes una tienda pequeña de comida. Comprar una botella de aceite de cocina te cuesta {oil-bottle-bought}. La vendías a {oil-bottle-asked}. Un inspector te ordena venderla a {oil-bottle-ordered}.',
          sources: ['jurist'],
          drawing: {
            visual: 'oil-at-three-prices',
            background: 'plain',
            mood: 'uneasy',
            text: 'Una botella de aceite de cocina junto a tres barras, a escala: comprada a {oil-bottle-bought}, vendida hasta ahora a {oil-bottle-asked}, y con orden de venderla a {oil-bottle-ordered}.',
            words: ['pagaste', 'pedías', 'orden'],
          },
        },
      ],
      question: '¿Qué haces?',
      options: [
        {
          id: 'obey',
          label: 'La vendo a 60, como ordenan',
          outcome: {
            text: 'A mediodía la tienda está vacía, y perdiste 40 en cada botella. Con lo que cobraste puedes comprar 60 botellas por cada 100 que vendiste. Después de unas pocas rondas ya no hay tienda.',
          },
        },
        {
          id: 'hide',
          label: 'La pongo bajo el mostrador para gente que conozco',
          outcome: {
            text: 'Sigues con el negocio, y violas la ley. Los amigos y la gente con contactos consiguen aceite. Una anciana sin lo uno ni lo otro no consigue nada. Así empieza un mercado negro.',
          },
        },
        {
          id: 'close',
          label: 'Cierro la tienda hasta que pase',
          outcome: {
            text: 'Pierdes tus ingresos, pero conservas la mercancía. Lo mismo hacen mil tiendas más, y los estantes de la ciudad siguen vacíos. Algunas empresas hicieron justo eso, y la policía detuvo por ello a algunos dueños.',
            sources: ['bbc-2007'],
          },
        },
      ],
      closing: {
        text: 'Cada opción tiene sentido para la tienda, y cada una deja a gente sin aceite. La orden cambió la etiqueta. No produjo ni una botella más.',
      },
    },
  ],
  check: [
    {
      id: 'zeros',
      prompt: '¿Por qué quitar diez ceros en agosto de 2008 no detuvo la inflación?',
      options: [
        {
          id: 'too-few',
          text: 'Diez eran muy pocos; quince habrían bastado',
          isCorrect: false,
          explanation: 'Los ceros vuelven a crecer, sean cuantos sean. Apenas seis meses después se fueron doce más.',
        },
        {
          id: 'cause',
          text: 'El Estado siguió pagando con dinero nuevo',
          isCorrect: true,
          explanation: 'Una escala nueva cambia el número del billete. La causa quedó intacta.',
        },
        {
          id: 'secret',
          text: 'La gente no se enteró',
          isCorrect: false,
          explanation: 'Todos lo sabían. Los billetes nuevos se llenaron de ceros de todos modos.',
        },
      ],
    },
    {
      id: 'estimate',
      prompt: '¿Qué es la cifra de 79 600 millones por ciento al mes?',
      options: [
        {
          id: 'official',
          text: 'El dato oficial de la oficina de estadística',
          isCorrect: false,
          explanation: 'El último dato oficial fue el de julio de 2008: 231 millones por ciento en un año.',
        },
        {
          id: 'estimate',
          text: 'Una estimación, calculada con precios de mercado',
          isCorrect: true,
          explanation: 'Es un trabajo cuidadoso de economistas, y aun así es una estimación.',
        },
        {
          id: 'joke',
          text: 'Una broma que circuló por internet',
          isCorrect: false,
          explanation: 'Viene de un artículo publicado, y se puede comprobar.',
        },
      ],
    },
    {
      id: 'controls',
      prompt: '¿Qué vació los estantes en julio de 2007?',
      options: [
        {
          id: 'below-cost',
          text: 'Precios fijados por debajo de lo que costaba producir las cosas',
          isCorrect: true,
          explanation: 'La gente compró lo que había, y nadie podía permitirse volver a llenar los estantes.',
        },
        {
          id: 'greed',
          text: 'Todos los tenderos se volvieron codiciosos en el mismo mes',
          isCorrect: false,
          explanation: 'Un mes antes vendían las mismas cosas. Lo que cambió fue la orden.',
        },
        {
          id: 'drought',
          text: 'Una sequía de ese mes',
          isCorrect: false,
          explanation:
            'Las malas cosechas pesaron a lo largo de los años. Los estantes se vaciaron a los pocos días de la orden.',
        },
      ],
    },
  ],
  takeaways: [
    'El dinero nuevo llenó un hueco que habían abierto la caída de la producción y las promesas sin pagar.',
    'Quitar ceros cambia la etiqueta. La causa sigue ahí.',
    'Los precios fijados por debajo del costo vacían los estantes.',
    'Los precios dejaron de subir cuando la gente pudo usar un dinero que su gobierno no podía imprimir.',
  ],
  explains: 'por qué quitarle ceros a una moneda no cura nada',
  limits:
    'El dinero fue una parte de la crisis. Otras fueron la tierra, la guerra en el Congo, las elecciones, la violencia, la sequía y las sanciones, y una lección corta no puede pesarlas todas. Pasarse a una moneda extranjera también tiene un precio: el país depende entonces del banco central de otros.',
};
