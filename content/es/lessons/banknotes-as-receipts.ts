import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'banknotes-as-receipts',
  cover: { visual: 'copper-plate', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Un dinero que necesita trineo',
    paragraphs: [
      {
        text: 'Suecia, 1661. El país tiene mucho cobre y poca plata. Por eso sus monedas son placas de cobre, y tienen que pesar lo que valen. La placa de ocho dáleres pesa más de catorce kilos, más o menos lo que un niño de tres años. Un banco de Estocolmo ofrece entonces papel: quien lo devuelva puede llevarse el metal.',
        sources: ['copper-plates', 'copper-eight', 'stockholms-banco'],
      },
    ],
    guess: {
      question: '¿Cuánto tiempo cumplió el banco esa promesa?',
      options: [
        {
          id: 'thirty',
          text: 'Treinta años',
          isCorrect: false,
          answer: 'Fue mucho menos.',
        },
        {
          id: 'three',
          text: 'Tres años',
          isCorrect: true,
          answer: 'Para entonces había más billetes de los que podía pagar.',
        },
        {
          id: 'today',
          text: 'Hasta el día de hoy',
          isCorrect: false,
          answer: 'Suecia todavía tiene billetes, pero no de ese banco.',
        },
      ],
    },
    reveal: [
      {
        text: 'Fueron los primeros billetes de Europa. Un billete se podía doblar, esconder y usar para pagar. Cuando se rompió la promesa, liquidaron el banco. El hombre que lo dirigía, Johan Palmstruch, fue a la cárcel. ¿Qué había salido mal? Esa pregunta sigue abierta desde entonces.',
        sources: ['stockholms-banco', 'copper-plates', 'copper-notes'],
      },
    ],
  },
  objectives: [
    'Decir qué prometía antes un billete',
    'Distinguir un banco quebrado de un banco sin efectivo',
    'Dirigir un banco durante un rumor, día por día',
    'Dar los dos lados: ¿deben prestar los bancos lo que otros pueden reclamar?',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El guardarropa',
      paragraphs: [
        {
          text: 'En el teatro entregas el abrigo y te dan una ficha. La ficha no es un abrigo. Pero quien la muestra recibe el abrigo, así que podrías venderla, o pagarle con ella a una amiga.',
        },
        {
          text: 'La mujer del mostrador nota algo. Hay {coats-hung} abrigos, y casi nadie se va antes del final. Entonces alquila {coats-rented} por esa noche. Ella gana dinero, {coats-rented} personas no pasan frío, y a las once estarán de vuelta todos los abrigos. De pronto alguien grita: «¡Fuego!».',
        },
      ],
      drawing: {
        visual: 'coat-rack',
        background: 'plain',
        mood: 'calm',
        text: 'Un perchero con diez lugares y diez fichas debajo. Cuelgan dos abrigos. Los otros ocho están alquilados.',
      },
      limits:
        'El abrigo es tuyo, y alquilarlo es un robo. El oro en un banco es distinto: una moneda vale lo mismo que otra, y quien quiere intereses sabe que sus monedas se prestan. Si lo sabían quienes tenían billetes es parte de la disputa.',
    },
    {
      type: 'story',
      title: 'Una promesa en papel',
      sections: [
        {
          id: 'goldsmiths',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'De 1633 a 1694',
            location: 'Londres',
            character: 'Orfebres y comerciantes',
            scene: 'Del recibo al billete',
            narrative: [
              {
                text: 'Los comerciantes guardaban sus monedas en la casa de moneda del rey, en la Torre de Londres. En 1640 al rey Carlos I le faltaba dinero, y echó mano de 130 000 libras de esas monedas, o 200 000 según otros relatos. Las soltó a cambio de un préstamo, pero la confianza se había perdido. Los comerciantes buscaron otras bóvedas. Los orfebres las tenían.',
                sources: ['mint-seizure', 'goldsmith-notes', 'goldsmith-receipts'],
              },
              {
                text: 'A cambio de monedas, el orfebre daba un recibo. El más antiguo que se conoce es de 1633. Pronto los propios recibos pasaron de mano en mano: ¿para qué ir a buscar las monedas, si el siguiente acepta el papel?',
                sources: ['goldsmith-receipts', 'goldsmith-notes'],
              },
            ],
            guess: {
              question: '¿Qué hicieron después los orfebres?',
              options: [
                {
                  id: 'fee',
                  text: 'Subieron la comisión por guardarlas',
                  isCorrect: false,
                  answer: 'Al contrario: pronto pagaban intereses para recibir más monedas.',
                },
                {
                  id: 'lend',
                  text: 'Prestaron lo que tenían guardado',
                  isCorrect: true,
                  answer: 'No todos vienen el mismo día.',
                },
                {
                  id: 'melt',
                  text: 'Hicieron copas con ellas',
                  isCorrect: false,
                  answer: 'Ese era su viejo oficio. Prestar dejaba más.',
                },
              ],
            },
            reveal: [
              {
                text: 'Prestaban a comerciantes y a la corona, en monedas y en billetes propios, y pagaban intereses a quienes les dejaban monedas. Una parte del oro ya no estaba, y todos los billetes lo seguían prometiendo. Esto se llama banca de reserva fraccionaria: en reserva queda solo una fracción de lo prometido. En 1672 el rey Carlos II dejó de pagarles a sus banqueros, y uno de los más grandes, Edward Backwell, quedó en la ruina.',
                sources: ['goldsmith-museum', 'goldsmith-notes', 'goldsmith-backwell', 'goldsmith-stop'],
              },
              {
                text: 'Muchos libros dicen que los orfebres prestaban en secreto lo que solo debían guardar. El economista George Selgin revisó las leyes y los testigos de la época. Dice que es un mito.',
                sources: ['goldsmith-myth'],
              },
              {
                text: 'En 1694 un banco nuevo le prestó dinero al rey Guillermo III para una guerra, y trabajó como los orfebres. Todavía existe: es el Banco de Inglaterra.',
                sources: ['goldsmith-museum', 'restriction-run'],
              },
            ],
            visual: 'goldsmith-shop',
            visualText:
              'Un mostrador con una balanza pequeña y un cofre abierto de monedas. Al lado de una pluma hay una hoja con un sello.',
            mood: 'calm',
          },
        },
        {
          id: 'old-lady',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Febrero de 1797',
            location: 'Londres',
            character: 'William Pitt, y una anciana',
            scene: 'La promesa en pausa',
            narrative: [
              {
                text: 'La guerra con Francia devora oro. El gobierno le pide prestado al Banco de Inglaterra, una y otra vez. Entonces, en febrero de 1797, desembarcan soldados franceses en Gales. Cuando la noticia llega a Londres, la gente corre a cambiar sus billetes.',
                sources: ['old-lady', 'restriction-reputation', 'restriction-run'],
              },
            ],
            guess: {
              question: 'El Banco deja de pagar oro. ¿Cuándo vuelve a pagar?',
              options: [
                {
                  id: 'weeks',
                  text: 'A las diez semanas',
                  isCorrect: false,
                  answer: 'La idea era que durara poco.',
                },
                {
                  id: 'years',
                  text: 'A los cuatro años',
                  isCorrect: false,
                  answer: 'El Parlamento lo prorrogaba, año tras año.',
                },
                {
                  id: 'generation',
                  text: 'A los veinticuatro años',
                  isCorrect: true,
                  answer: 'Volvió a pagar oro en 1821.',
                },
              ],
            },
            reveal: [
              {
                text: 'Un caricaturista dibujó a Pitt metiendo la mano en el bolsillo de una anciana vestida de billetes. Desde entonces el Banco es la Vieja Dama de Threadneedle Street. En 1814 había billetes por 28.4 millones de libras, y 2.2 millones en oro para respaldarlos.',
                sources: ['old-lady', 'old-lady-gold', 'restriction-renewed'],
              },
              {
                text: 'Y aun así no hubo un derrumbe. Los precios subieron. En 1813, una guinea de oro de 21 chelines costaba 27 en billetes. David Ricardo culpó al Banco y a su papel. Otros culparon a la guerra. Dos historiadores dicen por qué los billetes aguantaron de todos modos. El Banco se había ganado un nombre en cien años de cuidado, y la gente creía que la promesa volvería. Volvió. Así que el papel puede aguantar un tiempo sin oro, si la gente confía en quienes están detrás.',
                sources: ['guinea-1813', 'ricardo-1810', 'bullion-report', 'restriction-reputation'],
              },
            ],
            visual: 'old-lady-on-chest',
            visualText:
              'Una anciana vestida de billetes está sentada sobre un cofre cerrado con llave. Una mano se mete en su bolsillo en busca de una moneda.',
            mood: 'tense',
          },
        },
        {
          id: 'two-schools',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1716 a 1873',
            location: 'Edimburgo y Londres',
            character: 'Adam Smith, Walter Bagehot y sus herederos',
            scene: 'Dos remedios para una enfermedad',
            narrative: [
              {
                text: 'En Escocia emitían billetes muchos bancos. No había banco central, ni nadie que rescatara. A Smith le gustaba, en general. Con 20 000 libras en moneda, un banquero podía sostener billetes por 100 000, y con las otras 80 000 se podían comprar barcos y telares.',
                sources: ['smith-banks', 'scotland-crisis'],
              },
            ],
            guess: {
              question: '¿Qué le impedía a un banco escocés emitir demasiado?',
              options: [
                {
                  id: 'rivals',
                  text: 'Sus rivales',
                  isCorrect: true,
                  answer: 'Juntaban sus billetes y se los llevaban para cobrarlos.',
                },
                {
                  id: 'king',
                  text: 'El rey',
                  isCorrect: false,
                  answer: 'Había pocas reglas, y no limitaban la cantidad.',
                },
                {
                  id: 'nothing',
                  text: 'Nada',
                  isCorrect: false,
                  answer: 'Algo lo frenaba, cada vez que los bancos intercambiaban sus billetes.',
                },
              ],
            },
            reveal: [
              {
                text: 'El economista Lawrence White encuentra que funcionó. Hasta 1841, todo lo que perdió el público escocés con los bancos que quebraron fueron 32 000 libras. En Londres se perdió el doble en un solo año. En todos los bancos menos tres, los dueños respondían con todo lo que tenían: cuando cayó el Ayr Bank, en 1772, grandes familias vendieron sus tierras.',
                sources: ['scotland-white', 'ayr-bank'],
              },
              {
                text: 'Los críticos recuerdan esa misma quiebra, y el año 1797. Entonces los bancos escoceses también dejaron de pagar oro, sin que sus clientes pudieran opinar. Los defensores admiten la falta, y culpan a una ley anterior que les ataba las manos a los bancos. Murray Rothbard agrega que aquellos bancos no eran tan libres: se apoyaban en el Banco de Inglaterra.',
                sources: ['ayr-bank', 'scotland-selgin', 'scotland-rothbard'],
              },
              {
                text: 'Walter Bagehot, director de The Economist, observó los pánicos de Londres y quiso que hubiera alguien que rescatara. En un pánico, escribió en 1873, el banco central debe prestar «con libertad y con energía», con buenas garantías y a una tasa alta. Así viven los bancos buenos. El precio: quien espera un rescate puede arriesgarse más. ¿Y quién es bueno? En 1890 el Banco de Inglaterra salvó a la casa Baring. Un estudio nuevo dice que estaba quebrada, y que la salvaron de todos modos, porque un pánico habría sido peor.',
                sources: ['bagehot', 'bagehot-risk', 'barings-rescue'],
              },
            ],
            visual: 'note-exchange',
            visualText:
              'Dos banqueros en una mesa se pasan fajos de billetes, cada uno los del otro. Entre los dos hay una bolsa de monedas.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'bank-of-issue',
      title: 'Te toca: dirige el banco',
      introduction: [
        {
          text: 'El banco de Halden es inventado. Los clientes trajeron 1000 monedas de oro y tienen 1000 billetes. Los dueños pusieron 200 monedas propias.',
        },
        {
          text: 'Ahora prestas billetes y ganas intereses. Todos los billetes se ven iguales: una moneda, cuando la pidas. Entonces empieza un rumor. Aquí hay prestados 2000 billetes, y el dibujo empieza el tercer día del rumor.',
        },
      ],
      tasks: [
        {
          text: 'Presiona «Día siguiente» hasta que termine. Los préstamos son buenos. ¿Por qué cierra el banco?',
          answer:
            'El día 6 se acaba el oro. Los préstamos son buenos, pero a nadie se le puede pagar con un préstamo que vuelve el año que viene.',
        },
        {
          text: 'Elige al prestamista de última instancia y juega otra vez. ¿Qué cambia el día 1?',
          answer:
            'Entran 1470 monedas. Al final del día el banco tiene 88 monedas por cada 100 billetes, y el miedo baja. El día 5 ya no hay fila.',
        },
        {
          text: 'Haz que los préstamos sean malos. ¿Quién ya no te ayuda? Compara «pagar» y «cerrar» para los últimos de la fila.',
          answer:
            'El prestamista de última instancia: tu oro y tus préstamos buenos son menos de lo que prometiste. Si pagas, los últimos de la fila reciben al final 78 de 100. Si cierras enseguida, todos reciben 87.',
        },
        {
          text: 'Elige préstamos buenos y «Pagar a todos, como se prometió». Busca el mayor préstamo que sobrevive al rumor. ¿A qué renunciaste?',
          answer: '584 monedas. Renuncias a la mayor parte de los intereses: unas 29 monedas al año en lugar de 100.',
        },
      ],
      closing: [
        {
          text: 'Has visto dos clases de problemas. Un banco puede quedarse sin efectivo aunque sus préstamos sean buenos. Entonces lo salva el tiempo, o alguien que le preste. O sus préstamos son malos. Entonces, pagarles a los primeros de la fila es quitarles a los últimos. En un pánico nadie puede saber cuál de los dos es, y por eso la gente corre.',
        },
        {
          text: 'Rothbard y otros trazan una línea dura: una promesa de oro cuando lo pidas exige todo el oro, siempre. Otros responden que un banco así no da préstamos, y que la mayoría de la gente prefiere cobrar intereses a pagar una comisión. ¿De qué lado estás? Tu propio banco también guarda en efectivo solo una pequeña parte de lo que te debe.',
          sources: ['scotland-rothbard'],
        },
      ],
    },
  ],
  check: [
    {
      id: 'note',
      prompt: '¿Qué era un billete en el Londres de 1720?',
      options: [
        {
          id: 'law',
          text: 'Dinero, porque lo decía una ley',
          isCorrect: false,
          explanation: 'Eso vino después. Entonces era dinero porque se podía cambiar por monedas.',
        },
        {
          id: 'promise',
          text: 'Una promesa de pagar en moneda',
          isCorrect: true,
          explanation:
            'Se pagaba a quien llevara el billete. Un billete que se puede cambiar por monedas se llama convertible.',
        },
        {
          id: 'share',
          text: 'Una acción de un banco',
          isCorrect: false,
          explanation: 'Las acciones son de los dueños. Quien tenía billetes le había prestado sus monedas al banco.',
        },
      ],
    },
    {
      id: 'illiquid',
      prompt:
        'Un banco ha prometido 3000 monedas. Tiene 1200, y préstamos buenos que valen 1960. Se forma una fila. ¿Cómo está el banco?',
      options: [
        {
          id: 'cash',
          text: 'Sin efectivo, pero no quebrado',
          isCorrect: true,
          explanation: '1200 y 1960 son 3160, más que 3000. Pero los préstamos no se pueden pagar hoy.',
        },
        {
          id: 'broke',
          text: 'Quebrado, porque debe más de lo que tiene',
          isCorrect: false,
          explanation: 'Suma lo que tiene: 3160 contra 3000. Necesita tiempo.',
        },
        {
          id: 'safe',
          text: 'A salvo, porque sus préstamos son buenos',
          isCorrect: false,
          explanation: 'Se queda sin oro cuando vienen dos de cada cinco.',
        },
      ],
    },
    {
      id: 'bagehot',
      prompt: '¿A qué banco ayudaría en un pánico el banco central de Bagehot?',
      options: [
        {
          id: 'all',
          text: 'A todo banco en apuros, a una tasa baja',
          isCorrect: false,
          explanation: 'Quería una tasa alta, para que nadie pida prestado sin necesidad.',
        },
        {
          id: 'none',
          text: 'A ninguno. Los pánicos se curan solos',
          isCorrect: false,
          explanation: 'Al negarse, escribió, se propaga la alarma.',
        },
        {
          id: 'good',
          text: 'Al que dé buenas garantías, pero caro',
          isCorrect: true,
          explanation: 'Con libertad, a una tasa alta, con buenas garantías.',
        },
      ],
    },
  ],
  takeaways: [
    'El billete empezó como un recibo: oro para quien lo lleve.',
    'Prestar parte del oro da intereses y hace posibles las corridas.',
    'Sin efectivo y quebrado son dos cosas. Desde fuera se ven iguales.',
    'Quien rescata detiene las corridas y puede invitar al riesgo. El otro freno son los rivales y la fortuna de los dueños.',
  ],
  explains: 'por qué puede caer un banco bueno si todos piden su oro a la vez',
  limits:
    'El modelo tiene un banco, un rumor y una regla del miedo, inventada para mostrar un patrón. Las corridas reales dependen de las noticias, los vecinos y las leyes, y nadie que preste distingue los préstamos buenos de los malos con tanta seguridad como el nuestro. Se discute cuán libres eran los bancos de Escocia y qué los hacía estables: también allí ponían reglas los bancos grandes, y la ayuda de Londres estaba cerca. De cómo convirtieron los orfebres sus recibos en billetes se conservan pocos papeles. La cita es traducción nuestra.',
};
