import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '1',
  cover: { visual: 'wheelbarrow', background: 'street', mood: 'tense' },
  opening: {
    title: 'Diez panes',
    paragraphs: [
      {
        text: 'Es mayo de 1923 en Berlín. Un pan de un kilo cuesta {bread-may-1923} marcos, según la lista de un periódico. Así que para comprar diez panes necesitas 4740 marcos.',
        sources: ['erkelenz'],
      },
    ],
    guess: {
      question: '¿Cuánto costaban los mismos diez panes medio año después, a principios de noviembre?',
      options: [
        {
          id: 'double',
          text: 'Unos 9500 marcos: el doble',
          isCorrect: false,
          answer: 'Habría sido una época dura. Esto fue otra cosa.',
        },
        {
          id: 'hundred',
          text: 'Unos 470 000 marcos: cien veces más',
          isCorrect: false,
          answer: 'En octubre los precios ya iban mucho más allá: diez panes costaban cerca de 140 millones.',
        },
        {
          id: 'billions',
          text: 'Unos 56 mil millones de marcos: doce millones de veces más',
          isCorrect: true,
          answer: 'Son 56 000 000 000 de marcos.',
        },
      ],
    },
    reveal: [
      {
        text: 'En la misma lista, un pan costaba {bread-july-1923} marcos en julio, {bread-october-1923} en octubre y 5600 millones a principios de noviembre.',
        sources: ['erkelenz'],
      },
      {
        text: '¿Cómo llega hasta ahí un país moderno? ¿Quién paga, quién gana y qué lo detiene?',
      },
    ],
  },
  objectives: [
    'Contar cómo pasó Alemania del marco oro a un marco de papel que no valía casi nada',
    'Explicar por qué la gente gastaba el salario en pocas horas',
    'Nombrar quién ganó y quién perdió cuando murió el dinero',
    'Describir qué le puso fin, y qué discuten aún los historiadores',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El teatro con demasiadas entradas',
      paragraphs: [
        {
          text: 'Imagina un teatro pequeño con cien asientos. Vende cien entradas, y cada entrada vale por un asiento. Después el dueño tiene que pagar una cuenta grande. Imprime otras cien entradas y paga con ellas.',
        },
      ],
      drawing: {
        visual: 'theater-tickets',
        background: 'plain',
        mood: 'calm',
        text: 'Un teatro con cien asientos ante un escenario. A su lado hay doscientas entradas, cien de ellas nuevas y rojas.',
      },
      guess: {
        question: '¿Quién paga las segundas cien entradas del dueño?',
        options: [
          {
            id: 'owner',
            text: 'El dueño',
            isCorrect: false,
            answer: 'Pagó su cuenta con un papel que no le costó casi nada.',
          },
          {
            id: 'kept',
            text: 'Quienes habían guardado una entrada vieja',
            isCorrect: true,
            answer: 'Ahora dos entradas se pelean por cada asiento.',
          },
          { id: 'nobody', text: 'Nadie', isCorrect: false, answer: 'Sigue habiendo solo cien asientos.' },
        ],
      },
      reveal: [
        {
          text: 'El teatro no ha crecido, así que una entrada vale ahora más o menos medio asiento. A quienes cobraron con las primeras entradas nuevas les fue bien, porque nadie lo había notado todavía. Los demás pagaron la cuenta sin que nadie les preguntara.',
        },
        {
          text: 'Ahora el dueño lo hace otra vez cada mes, y después cada semana. Cuando la gente espera que vengan más entradas, deja de guardarlas. Las entrega el mismo día por cualquier cosa que le den. Entonces las entradas pierden valor más rápido de lo que se imprimen.',
        },
      ],
      limits:
        'Un país no es un teatro. Puede producir más cosas cuando hacen falta, así que un poco de dinero nuevo no tiene por qué subir los precios. La comparación sirve cuando el dinero crece mucho más rápido que las cosas que puede comprar.',
    },
    {
      type: 'story',
      title: 'Del marco oro al dinero en carretilla',
      sections: [
        {
          id: 'gold-promise',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1914',
            location: 'Berlín, Imperio alemán',
            character: 'El gobierno alemán',
            scene: 'Una promesa queda en pausa',
            narrative: [
              {
                text: 'Antes de la Primera Guerra Mundial, un billete alemán era una promesa. Podías entrar en el banco central, el Reichsbank, y cambiar marcos de papel por monedas de oro. Un dólar de Estados Unidos costaba {marks-per-dollar-1914} marcos, año tras año.',
                sources: ['geldscheinsammlung'],
              },
              {
                text: 'El 4 de agosto de 1914, a los pocos días de empezar la guerra, la promesa se suspendió. Con eso desapareció el freno a la cantidad de papel que se podía imprimir.',
                sources: ['geldscheinsammlung'],
              },
            ],
            guess: {
              question: '¿Cómo pagó Alemania la mayor parte de la guerra?',
              options: [
                {
                  id: 'taxes',
                  text: 'Con impuestos',
                  isCorrect: false,
                  answer: 'Los impuestos pagaron solo una parte.',
                },
                {
                  id: 'loans',
                  text: 'Con préstamos de su propia gente',
                  isCorrect: true,
                  answer: 'La gente le prestó sus ahorros al Estado, en bonos de guerra.',
                },
                {
                  id: 'abroad',
                  text: 'Con préstamos de otros países',
                  isCorrect: false,
                  answer: 'La mayoría de quienes prestaron estaba en el país.',
                },
              ],
            },
            reveal: [
              {
                text: 'El plan era sencillo: ganar, y que pagaran los perdedores. Alemania perdió en 1918. Para entonces, el marco ya había perdido al menos la mitad de lo que podía comprar.',
                sources: ['geldscheinsammlung'],
              },
            ],
            visual: 'locked-grille',
            visualText:
              'Un hombre con un billete en la mano ante la ventanilla de un banco. Tras una reja cerrada hay monedas de oro.',
            mood: 'uneasy',
          },
        },
        {
          id: 'unpaid-bills',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1919 a 1922',
            location: 'Alemania',
            character: 'Una república nueva con cuentas viejas',
            scene: 'Sale más de lo que entra',
            narrative: [
              {
                text: 'La nueva república empezó hundida en deudas. Antes de la guerra, el Estado debía cerca de {german-debt-1914} mil millones de marcos. A principios de 1919 debía {german-debt-1919} mil millones. Los soldados necesitaban trabajo; los heridos y las viudas, pensiones. Los impuestos cubrían una parte de eso, y la imprenta cubría el resto.',
                sources: ['nsdoku'],
              },
              {
                text: 'Los vencedores exigían reparaciones, es decir, el pago de los daños: 132 mil millones de marcos oro, 82 de ellos solo si Alemania podía pagar más. Bajo la amenaza de enviar tropas, el gobierno dijo que sí. Esperaba demostrar, al intentarlo, que ni siquiera el resto se podía pagar. El marco cayó, se mantuvo unos meses y volvió a caer.',
                sources: ['mdr', 'c-bonds', 'london-ultimatum', 'mark-rates'],
              },
            ],
            guess: {
              question: '¿Cuánto de su valor en dólares perdió el marco en el año 1922?',
              options: [
                {
                  id: 'quarter',
                  text: 'Cerca de un cuarto',
                  isCorrect: false,
                  answer: 'Perdió mucho más, y la mayor parte en la segunda mitad del año.',
                },
                {
                  id: 'half',
                  text: 'Cerca de la mitad',
                  isCorrect: false,
                  answer:
                    'Al menos eso había perdido en la guerra de lo que podía comprar. En 1922 fue mucho más lejos.',
                },
                {
                  id: 'nearly-all',
                  text: 'Más de nueve décimos',
                  isCorrect: true,
                  answer: 'De cada cien marcos de valor quedaron menos de tres.',
                },
              ],
            },
            reveal: [
              {
                text: 'En la segunda mitad de 1922 la caída se aceleró. Al final del año, un dólar costaba unos 7350 marcos.',
                sources: ['mark-rates'],
              },
            ],
            more: {
              summary: '¿Alguien quería que cayera el marco?',
              paragraphs: [
                {
                  text: 'La caída ayudaba a los exportadores alemanes, y sus rivales extranjeros se quejaban. El gobierno, escribió el periodista británico Hartley Withers, estaba «tal vez contento de ver derrotados así sus esfuerzos por pagar» (traducción nuestra). El economista John Maynard Keynes esperaba que esos 82 mil millones se anularan.',
                  sources: ['withers-exports', 'withers-pleased', 'keynes-1922'],
                },
              ],
            },
            visual: 'bill-tower',
            visualText:
              'Una hoja de papel con el número {german-debt-1914}, la deuda en miles de millones de marcos antes de la guerra. A su lado se levanta una torre de hojas iguales con el {german-debt-1919}, a principios de 1919, en marcos que compraban la mitad o menos.',
            mood: 'uneasy',
          },
        },
        {
          id: 'ruhr',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'De enero a noviembre de 1923',
            location: 'El Ruhr, oeste de Alemania',
            character: 'Mineros, ferroviarios y dos ejércitos',
            scene: 'Un país le paga a la gente por no trabajar',
            narrative: [
              {
                text: 'Alemania tenía que pagar una parte en carbón. Cuando las entregas se atrasaron, tropas francesas y belgas entraron en el Ruhr, el corazón del carbón y del acero alemanes.',
                sources: ['ruhr'],
              },
              {
                text: 'El gobierno alemán llamó a la gente de allí a negarse a trabajar para los ocupantes. Los obreros fueron a la huelga, y el Estado les pagó el salario. Los impuestos no alcanzaban para eso, así que imprimió el dinero. Se juntaron dos males: menos cosas, porque las minas estaban paradas, y mucho más dinero.',
                sources: ['ruhr'],
              },
              {
                text: 'La imprenta del Estado no daba abasto. En el peor momento, 84 empresas imprimían para ella. En tres meses de 1923 salieron 28 clases de billete, con números cada vez más grandes.',
                sources: ['printers', 'bundesdruckerei', 'largest-note'],
              },
            ],
            guess: {
              question: '¿Cuántos ceros tiene el billete alemán más grande de todos?',
              options: [
                {
                  id: 'nine',
                  text: 'Nueve: mil millones de marcos',
                  isCorrect: false,
                  answer: 'En noviembre, mil millones no alcanzaban para un solo pan.',
                },
                {
                  id: 'fourteen',
                  text: 'Catorce: cien billones de marcos',
                  isCorrect: true,
                  answer: 'Escríbelo una vez: 100 000 000 000 000.',
                },
                {
                  id: 'seventeen',
                  text: 'Diecisiete: cien mil billones de marcos',
                  isCorrect: false,
                  answer: 'Eso es mil veces más de la cuenta.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ese billete lleva la fecha del 15 de febrero de 1924, cuando la caída ya llevaba tres meses detenida. En 1923 todo el papel seguía siendo poco: ciudades, ferrocarriles y fábricas imprimían su propio dinero de emergencia.',
                sources: ['bundesdruckerei', 'largest-note', 'printers'],
              },
              {
                text: 'El 2 de enero, un dólar costaba unos 7260 marcos, frente a {marks-per-dollar-1914} antes de la guerra: ya se había perdido más del 99.9 %. El 1 de octubre costaba unos 242 millones. El 1 de noviembre costaba unos 130 mil millones. Solo en octubre, el dólar se multiplicó por más de quinientos.',
                sources: ['erkelenz', 'daily-rates'],
              },
            ],
            visual: 'queue',
            visualText: 'Una larga fila de personas con abrigo espera ante un portón cerrado.',
            mood: 'tense',
          },
        },
        {
          id: 'payday',
          background: 'street',
          truth: 'invented',
          content: {
            year: 'Fines de octubre de 1923',
            location: 'Una oficina en Berlín',
            character: 'Marta Lindner, mecanógrafa',
            scene: 'Día de pago a las once de la mañana',
            inventedNote:
              'Marta y su día son inventados. El pago diario, las cestas llenas de billetes y el trueque de cosas aparecen en crónicas de ciudades y en diarios.',
            narrative: [
              {
                text: 'A Marta le pagan ahora todos los días. A las once entra el cajero con una cesta de ropa. No cuenta billetes, cuenta fajos.',
                sources: ['gera', 'bundesdruckerei'],
              },
              {
                text: 'Su madre espera en la puerta con una bolsa de compras. Marta le da todo el salario y vuelve a la máquina de escribir. La madre corre. Ayer a mediodía la panadería puso un precio nuevo, y hoy lo hará otra vez.',
              },
              { text: 'Ya no queda pan.' },
            ],
            guess: {
              question: '¿Qué hace la madre de Marta con el dinero?',
              options: [
                {
                  id: 'save',
                  text: 'Lo guarda para el pan de mañana',
                  isCorrect: false,
                  answer: 'Mañana los mismos billetes comprarán mucho menos pan. Ella lo sabe.',
                },
                {
                  id: 'things',
                  text: 'Compra cosas que no necesitan',
                  isCorrect: true,
                  answer: 'Una cosa se puede cambiar mañana. Los billetes, para entonces, habrán perdido su valor.',
                },
                {
                  id: 'bank',
                  text: 'Lo lleva al banco',
                  isCorrect: false,
                  answer: 'En el banco se derretiría igual de rápido.',
                },
              ],
            },
            reveal: [
              {
                text: 'Vuelve a casa con tres velas y una lata de betún para zapatos.',
              },
              {
                text: 'Por la noche, Marta encuentra su vieja libreta de ahorros. En 1913, su abuela puso en ella 800 marcos, gran parte de lo que se ganaba en un año. Lee el número dos veces. No alcanzaría para la estampilla de una carta al banco.',
              },
            ],
            visual: 'bread',
            visualText:
              'El escaparate de una panadería donde solo quedan migas. En la pizarra de al lado hay tres precios viejos tachados: {bread-may-1923}, {bread-july-1923} y {bread-october-1923:number:0}. Todavía no hay ninguno nuevo.',
            mood: 'desperate',
          },
        },
        {
          id: 'wheelbarrow',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'Noviembre de 1923',
            location: 'Alemania',
            character: 'Gente que tenía que hacer las compras',
            scene: '¿De verdad eran carretillas?',
            narrative: [
              {
                text: 'Un kilo de pan costaba 5600 millones de marcos a principios de noviembre, según un periódico. Otras listas de ese mes dan de 200 a 580 mil millones. Nadie tiene un único precio verdadero.',
                sources: ['bundesdruckerei', 'monthly-list', 'erkelenz', 'savings-banks'],
              },
              {
                text: 'Los testigos hablan de cestas de ropa, de carteros con sacos a la espalda y de cochecitos de bebé llenos de papel. Hoy es difícil decir si alguien preparó las famosas fotos de las carretillas.',
                sources: ['bundesdruckerei', 'overy'],
              },
              {
                text: 'Un cuento muy conocido habla de una mujer que deja fuera, por un momento, una cesta con dinero. Cuando vuelve, algo ha desaparecido.',
                sources: ['basket-joke'],
              },
            ],
            guess: {
              question: '¿Qué ha desaparecido?',
              options: [
                {
                  id: 'money',
                  text: 'El dinero',
                  isCorrect: false,
                  answer: 'Nadie lo quería.',
                },
                { id: 'basket', text: 'La cesta', isCorrect: true, answer: 'Una cesta sí valía algo.' },
                {
                  id: 'both',
                  text: 'La cesta y el dinero',
                  isCorrect: false,
                  answer: 'El ladrón sabía elegir mejor.',
                },
              ],
            },
            reveal: [
              {
                text: 'El dinero está tirado en la calle. Los alemanes lo contaban como un chiste con moraleja. Nadie sabe si pasó de verdad.',
                sources: ['basket-joke'],
              },
            ],
            visual: 'full-basket',
            visualText: 'En la acera, ante una tienda, hay una cesta de ropa llena de fajos de billetes.',
            mood: 'desperate',
          },
        },
        {
          id: 'winners-losers',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 1923 a 1925',
            location: 'Alemania',
            character: 'Gente que ahorró y gente que pidió prestado',
            scene: 'Quién perdió, y quién ganó',
            narrative: [
              {
                text: 'Perdieron quienes ahorraban. Quien tenía dinero en un banco, en un seguro de vida o en bonos de guerra lo vio desaparecer. Una ley de 1925 devolvió un poco. En las cuentas de ahorros fue al menos el 12.5 % del valor de antes. En las hipotecas, que son préstamos sobre una casa o una granja, fue el 25. Los bonos de guerra recibieron el 2.5 %, y sus primeros dueños, más adelante, algo más por sorteo.',
                sources: ['freiburg', 'old-bonds', 'old-bonds-law'],
              },
              {
                text: 'Ganaron quienes debían. En 1922 y 1923 se pagaron hipotecas por 22 mil millones de marcos, según un cálculo de la época, y quienes habían prestado recibieron papel. Algunos dueños de industrias, Hugo Stinnes más que nadie, habían levantado imperios con préstamos.',
                sources: ['mortgages', 'industry', 'old-bonds'],
              },
            ],
            guess: {
              question: '¿Quién había pedido prestado más que nadie?',
              options: [
                {
                  id: 'farmers',
                  text: 'Los agricultores',
                  isCorrect: false,
                  answer: 'Los que tenían hipotecas ganaron. Alguien más debía muchísimo más.',
                },
                {
                  id: 'state',
                  text: 'El Estado',
                  isCorrect: true,
                  answer: 'Cargaba con la deuda de una guerra mundial, la mayor parte con su propia gente.',
                },
                {
                  id: 'industry',
                  text: 'Los dueños de la industria',
                  isCorrect: false,
                  answer: 'Habían levantado imperios con préstamos. Hubo un deudor todavía mayor.',
                },
              ],
            },
            reveal: [
              {
                text: 'Su deuda de guerra se derritió. Así, la riqueza pasó de la gente que había confiado en una promesa a la gente que la había hecho.',
                sources: ['mortgages', 'industry', 'old-bonds'],
              },
            ],
            visual: 'ledger',
            visualText:
              'Un libro de cuentas abierto. En la página izquierda se borran los ahorros, y en la derecha, las deudas.',
            mood: 'uneasy',
          },
        },
        {
          id: 'rentenmark',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '15 de noviembre de 1923',
            location: 'Berlín',
            character: 'Hans Luther, ministro de Finanzas, y Hjalmar Schacht, comisario de la moneda',
            scene: 'Un billete nuevo con un límite',
            narrative: [
              {
                text: 'En septiembre, el gobierno abandonó la costosa huelga del Ruhr. En noviembre sacó un billete nuevo, el Rentenmark, que valía un billón de marcos de papel. Decían que lo respaldaban hipotecas sobre la tierra y la industria de Alemania.',
                sources: ['transition', 'rentenmark'],
              },
            ],
            guess: {
              question: '¿Podías entrar en un banco y cambiar un Rentenmark por un pedazo de tierra?',
              options: [
                {
                  id: 'yes',
                  text: 'Sí, de eso se trataba',
                  isCorrect: false,
                  answer: 'A nadie le dieron un campo por él. La tierra era una promesa en papel.',
                },
                {
                  id: 'no',
                  text: 'No, ni por un solo campo',
                  isCorrect: true,
                  answer: 'Así que otra cosa tuvo que hacer que la gente confiara en él.',
                },
              ],
            },
            reveal: [
              {
                text: 'Su cantidad tenía un límite, y el límite se respetó. Pero por debajo de él los billetes se multiplicaron en pocas semanas, y los precios se quedaron quietos.',
                sources: ['rentenmark', 'transition', 'rentenmark-amount'],
              },
              {
                text: 'El 20 de noviembre se fijó el dólar en {marks-per-dollar-fixed-1923} de marcos de papel, o sea {marks-per-dollar-1914} de los nuevos: el cambio de 1914. La gente lo llamó un milagro.',
                sources: ['daily-rates', 'rentenmark'],
              },
              {
                text: 'No fue un milagro. El Estado recortó gastos y dejó de imprimir para pagar cuentas. Ordenó que al menos una quinta parte de sus funcionarios se fuera antes de que terminara marzo de 1924. Los economistas todavía discuten qué pesó más. Unos dicen que el presupuesto y un banco central firme. Otros dicen que el dólar fijo y un interés muy alto, o el alivio de las deudas de la guerra.',
                sources: ['sargent', 'reich-staff', 'dornbusch', 'steinbaum'],
              },
            ],
            visual: 'dollar-stairs',
            visualText:
              'Una moneda con el signo del dólar sube una escalera, en una escala donde cada línea significa mil veces más. Empieza en {marks-per-dollar-1914} marcos en 1914 y termina por encima de un billón en noviembre de 1923. En el último escalón, un marco nuevo cuenta por un billón de los viejos, así que el mismo dólar vuelve a ser {marks-per-dollar-1914}.',
            visualWords: ['Marcos por un dólar', '1914', '1/1923', '10/1923', '11/1923', 'marco nuevo'],
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: diez panes de papel',
      situation: [
        {
          text: 'Es una mañana de octubre de 1923. Los precios se duplican cada 3.7 días, más o menos. Tienes en la mano billetes que ahora mismo comprarían diez panes.',
          sources: ['hanke-krus'],
          drawing: {
            visual: 'notes-for-loaves',
            background: 'plain',
            mood: 'tense',
            text: 'Una pila de billetes, y los diez panes que compra.',
          },
        },
      ],
      question: '¿Qué haces con ellos?',
      options: [
        {
          id: 'spend-now',
          label: 'Los gasto todos antes del almuerzo, aunque sea en cosas que no necesito',
          outcome: {
            text: 'Consigues diez panes, u otras cosas del mismo valor. El pan se pone duro, así que puedes comprar jabón, clavos o tela y cambiarlos después. Parece una tontería, y es lo mejor que puede hacer la mayoría.',
          },
        },
        {
          id: 'wait-a-week',
          label: 'Espero una semana y compro cuando necesite algo',
          outcome: {
            text: 'En siete días, los precios se duplican casi dos veces. Están unas 3.7 veces más altos, así que tus diez panes se han encogido a menos de tres.',
          },
        },
        {
          id: 'bank',
          label: 'Los pongo en el banco por un mes',
          outcome: {
            text: 'A este paso, en treinta días los precios están unas 276 veces más altos. A menos que el banco pague lo mismo en intereses, tus diez panes se vuelven una rebanada. Una libreta de ahorros que se conserva muestra 200 millones de marcos el 19 de noviembre de 1923: mucho menos que un pan.',
            sources: ['savings-banks'],
          },
        },
      ],
      closing: {
        text: 'Cuando todos hacen lo primero, el dinero pasa de mano en mano cada vez más rápido. Solo eso ya empuja los precios hacia arriba, incluso un día en que no se imprime nada.',
      },
    },
  ],
  check: [
    {
      id: 'cause',
      prompt: '¿Por qué el gobierno imprimió tanto dinero en 1923?',
      options: [
        {
          id: 'taxes',
          text: 'Los impuestos no cubrían sus cuentas',
          isCorrect: true,
          explanation: 'Además venía el pago de la huelga en el Ruhr. El hueco se llenó con dinero nuevo.',
        },
        {
          id: 'gold',
          text: 'Había encontrado oro nuevo y necesitaba billetes que le correspondieran',
          isCorrect: false,
          explanation: 'El lazo con el oro se cortó en 1914. Los billetes no representaban oro alguno.',
        },
        {
          id: 'coins',
          text: 'Las monedas pesaban demasiado para ir de compras',
          isCorrect: false,
          explanation: 'El papel llegó a pesar más. La causa era el hueco en el presupuesto del Estado.',
        },
      ],
    },
    {
      id: 'gained',
      prompt: '¿Quién quedó mejor cuando murió el marco?',
      options: [
        {
          id: 'saver',
          text: 'Una viuda con una cuenta de ahorros',
          isCorrect: false,
          explanation: 'Estaba entre quienes perdieron. La ley de 1925 devolvió solo una pequeña parte.',
        },
        {
          id: 'borrower',
          text: 'Un agricultor con una gran hipoteca',
          isCorrect: true,
          explanation:
            'Pudo pagar con papel y quedarse con la granja, aunque una ley de 1925 revivió después una cuarta parte de esas deudas.',
        },
        {
          id: 'bond',
          text: 'Una familia con bonos de guerra',
          isCorrect: false,
          explanation: 'Con un marco nuevo por cuarenta viejos, y algo más por sorteo, perdió la mayor parte.',
        },
      ],
    },
    {
      id: 'end',
      prompt: '¿Qué ayudó a que el Rentenmark mantuviera su valor?',
      options: [
        {
          id: 'land',
          text: 'Cualquiera podía cambiarlo por un pedazo de tierra',
          isCorrect: false,
          explanation: 'Lo respaldaban hipotecas en papel, pero nadie podía reclamar un campo con él.',
        },
        {
          id: 'design',
          text: 'Los billetes eran más difíciles de copiar',
          isCorrect: false,
          explanation: 'Los billetes falsos eran un asunto menor. El problema habían sido los verdaderos.',
        },
        {
          id: 'limit',
          text: 'Un límite, y no imprimir para pagar cuentas',
          isCorrect: true,
          explanation:
            'El límite se respetó, y el Estado dejó de pagar sus cuentas con billetes nuevos. Se discute cuánto pesó cada cosa.',
        },
      ],
    },
  ],
  takeaways: [
    'El marco perdió su lazo con el oro en 1914. Al empezar 1923 ya había perdido más del 99.9 % de su valor en dólares, y 1923 se llevó el resto.',
    'El Estado imprimió dinero para cuentas que los impuestos no cubrían, mientras faltaban las cosas.',
    'Quienes tenían dinero perdieron, y quienes debían dinero ganaron.',
    'Terminó cuando el Estado dejó de pagar con billetes nuevos. Se discute qué más hizo falta.',
  ],
  explains: 'por qué en 1923 los alemanes gastaban el salario en horas',
  limits:
    'Los derrumbes como este son raros. Vienen después de guerras, de Estados rotos o de una producción perdida, y la inflación común no se convierte en uno por sí sola. Una guerra perdida y un marco perdido no demuestran qué hará otro dinero.',
};
