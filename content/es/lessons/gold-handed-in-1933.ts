import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-handed-in-1933',
  cover: { visual: 'bars-on-cart', background: 'city', mood: 'tense' },
  opening: {
    title: 'Veintisiete barras',
    paragraphs: [
      {
        text: 'Nueva York, octubre de 1932. Frederick Barber Campbell, un abogado de sesenta y tantos años, entra en el banco Chase. Detrás, un guardia armado empuja un carro con 13 barras de oro. En enero llegan 14 más. El banco las guarda en su bóveda y cobra una comisión. Son suyas: 135 000 dólares en oro.',
        sources: ['campbell-time', 'campbell-bars'],
      },
      {
        text: 'El 16 de septiembre de 1933 vuelve y pide sus barras.',
        sources: ['campbell-time'],
      },
    ],
    guess: {
      question: '¿Qué dice el banco?',
      options: [
        {
          id: 'here',
          text: 'Aquí las tiene',
          isCorrect: false,
          answer: 'Un año antes lo habría dicho. Algo había cambiado.',
        },
        {
          id: 'sold',
          text: 'Se las hemos prestado a alguien',
          isCorrect: false,
          answer: 'No. Las 27 barras estaban en la bóveda.',
        },
        {
          id: 'state',
          text: 'No. Tenemos que dárselas al gobierno',
          isCorrect: true,
          answer: 'Así lo decía una orden del presidente.',
        },
      ],
    },
    reveal: [
      {
        text: 'Campbell demandó al banco. Al día siguiente el gobierno lo acusó de un delito: no había declarado su oro. Le podían dar diez años de cárcel. Un juez decidió que los dueños tenían que declarar su oro. Pero anuló la segunda acusación, la de guardarlo: la ley le había dado al Tesoro, y no al presidente, el poder de quitar el oro. Seis semanas después, el Tesoro dio él mismo la orden. Y la demanda de Campbell por sus barras fue rechazada: ese tribunal, dijeron, no podía tratarla. ¿Cómo se llegó a esto?',
        sources: ['campbell-time', 'campbell-bars', 'campbell-case', 'campbell-power', 'treasury-order-1933'],
      },
    ],
  },
  objectives: [
    'Decir quién tuvo que entregar qué en 1933, y qué se podía conservar',
    'Calcular qué les hizo el nuevo precio del oro a los dueños y a los deudores',
    'Contar qué dijo la Corte Suprema sobre una promesa rota',
    'Dar las razones a favor de la recuperación, y a favor de la promesa',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'La ficha que cambió',
      paragraphs: [
        {
          text: 'Volvamos al guardarropa del teatro. Tienes una ficha: un abrigo. A mitad de la función, el gerente hace dos anuncios. Primero, quien ya se llevó un abrigo tiene que devolverlo, a cambio de una ficha. Después: desde ahora, una ficha da derecho a tres quintos de abrigo.',
        },
        {
          text: 'Tiene sus razones. En medio del pánico la gente arrebataba abrigos, las puertas estaban bloqueadas y había heridos. La sala se calma. Pero tu ficha decía «un abrigo», y lo decía por escrito.',
        },
      ],
      drawing: {
        visual: 'three-fifths',
        background: 'plain',
        mood: 'calm',
        text: 'Una ficha por un abrigo. Al lado, el abrigo en cinco partes: quedan tres, y faltan dos.',
      },
      limits:
        'Nadie necesita tres quintos de un abrigo. Un dólar con menos oro seguía comprando más o menos tanto pan como el día anterior, porque los precios de las tiendas se movían despacio. Lo que se perdió fue en oro, y en toda promesa que se contaba en oro.',
    },
    {
      type: 'story',
      title: 'De {gold-price-before-1934:number} a {gold-price-after-1934:number}',
      sections: [
        {
          id: 'order',
          background: 'street',
          truth: 'documented',
          content: {
            year: '5 de abril de 1933',
            location: 'Estados Unidos',
            character: 'Franklin D. Roosevelt, presidente desde hace un mes',
            scene: 'Un cartel en la oficina de correos',
            narrative: [
              {
                text: 'Los precios han bajado una cuarta parte desde 1929. Los bancos quiebran, y uno de cada cuatro trabajadores no tiene empleo. Por ley, el banco central debe tener oro para el 40 % de sus billetes y dar oro por ellos: {gold-price-before-1934:number} dólares la onza. En marzo pide oro tanta gente, dentro y fuera del país, que su banco de Nueva York cae por debajo del límite. Todos los bancos del país cierran una semana.',
                sources: ['fed-gold-program', 'bank-holiday-1933', 'depression-jobs', 'cpi'],
              },
              {
                text: 'Entonces llega la orden. Hay carteles en las oficinas de correos. Las personas y las empresas tienen que llevar a un banco, hasta el 1 de mayo, todas las monedas, las barras y los certificados de oro, y recibir otro dinero. Quien desobedezca se arriesga a 10 000 dólares y diez años.',
                sources: ['order-6102', 'american-default', 'gold-queue'],
              },
            ],
            guess: {
              question: '¿Cuál de estas cosas podías conservar?',
              options: [
                {
                  id: 'hundred',
                  text: 'Noventa dólares en monedas de oro',
                  isCorrect: true,
                  answer: 'En abril se permitían hasta 100 dólares por persona.',
                },
                {
                  id: 'bar',
                  text: 'Una barrita de oro de tu abuelo',
                  isCorrect: false,
                  answer: 'Las barras había que entregarlas, vinieran de quien vinieran.',
                },
                {
                  id: 'certificate',
                  text: 'Un certificado de oro de 500 dólares',
                  isCorrect: false,
                  answer: 'El papel que prometía oro contaba como oro.',
                },
              ],
            },
            reveal: [
              {
                text: 'También se podían conservar las monedas raras de colección, y el oro para trabajar en la industria, en una profesión o en el arte. Los anillos de boda estaban a salvo. ¿Respetaba todavía esos 100 dólares la orden del Tesoro de diciembre? Un cable de ese día dice que sí, y la revista Time, poco después, que no. Para la mayoría de las familias, la orden fue una línea en el periódico: quien vivía de un salario rara vez veía monedas de oro.',
                sources: ['order-6102', 'gold-order-cable', 'gold-queue', 'gold-families'],
              },
              {
                text: 'Ya en marzo la gente había hecho fila para devolverlo, «en bolsillos de abrigos, bolsas, maletas, maletines y camiones», como escribió un diario. En junio habían vuelto más de 800 millones de dólares, y unos 600 millones no. Los agentes visitaron a personas de una lista de diez mil nombres. Milton Friedman y Anna Schwartz calcularon más tarde que nunca se entregaron monedas de oro por hasta 287 millones de dólares. La mayor parte, pensaban, se guardó en contra de la ley.',
                sources: ['gold-queue', 'gold-trucks', 'gold-hoarders', 'gold-kept'],
              },
            ],
            visual: 'gold-counter',
            visualText:
              'En el mostrador de un banco, una mujer empuja un montoncito de monedas de oro. El empleado cuenta billetes.',
            mood: 'tense',
          },
        },
        {
          id: 'thirty-five',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '30 y 31 de enero de 1934',
            location: 'Washington',
            character: 'El Congreso y el presidente',
            scene: 'El mismo oro, otro precio',
            narrative: [
              {
                text: 'Una ley nueva pasa al Tesoro todo el oro monetario de la nación. Desde octubre el gobierno compra oro nuevo a precios cada vez más altos. Ahora el presidente fija el precio: ya no {gold-price-before-1934:number}, sino {gold-price-after-1934:number} dólares la onza.',
                sources: ['gold-proclamation', 'gold-buying-1933'],
              },
              {
                text: 'Digamos que en mayo entregaste monedas de oro por 1000 dólares y recibiste 1000 dólares en billetes. Al precio nuevo, ese oro vale 1693 dólares.',
                sources: ['gold-proclamation'],
              },
            ],
            guess: {
              question: '¿Quién recibe los otros 693 dólares?',
              options: [
                {
                  id: 'owner',
                  text: 'Tú, en un segundo pago',
                  isCorrect: false,
                  answer: 'Ya tenías tus 1000. No hubo más.',
                },
                {
                  id: 'treasury',
                  text: 'El Tesoro',
                  isCorrect: true,
                  answer: 'Dos mil millones de dólares de su ganancia fueron a un fondo para estabilizar el dólar.',
                },
                {
                  id: 'banks',
                  text: 'Los bancos',
                  isCorrect: false,
                  answer: 'También tuvieron que entregar su oro, al precio de antes.',
                },
              ],
            },
            reveal: [
              {
                text: 'Un dólar representaba ahora el {gold-of-a-dollar-in-1934:number} % del oro que representaba antes. Eso es una devaluación. Los precios de las tiendas no dieron un salto: ese año subieron {inflation-1934:number} %. ¿Quién perdió? Quienes habían entregado oro, y quienes habían prestado a cambio de una promesa de oro. ¿Quién ganó? El Estado, y todos los que tenían deudas: agricultores, dueños de casas, empresas.',
                sources: ['gold-proclamation', 'american-default', 'cpi'],
              },
            ],
            visual: 'two-gold-prices',
            visualText:
              'Una barra de oro entre dos etiquetas de precio. El precio más bajo está tachado, y al lado cuelga el más alto.',
            mood: 'uneasy',
          },
        },
        {
          id: 'court',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '18 de febrero de 1935',
            location: 'La Corte Suprema, entonces en el Capitolio, Washington',
            character: 'John M. Perry, que tenía un bono, y nueve jueces',
            scene: 'Una promesa en monedas de oro',
            narrative: [
              {
                text: 'Muchos bonos tenían una cláusula de oro: se pagaban en monedas de oro con el valor de cuando se emitieron. Estaba pensada justo para este caso. En junio de 1933 el Congreso había declarado nulas todas esas cláusulas, cien mil millones de dólares en promesas. Perry tenía un bono de guerra de Estados Unidos por 10 000 dólares. Pidió 16 931 de los dólares nuevos, más livianos.',
                sources: ['perry-facts', 'gold-clause-cases'],
              },
            ],
            guess: {
              question: 'La corte encuentra que el gobierno faltó a su palabra. ¿Qué recibe Perry?',
              options: [
                {
                  id: 'all',
                  text: '16 931 dólares',
                  isCorrect: false,
                  answer: 'Tenía razón sobre la promesa. No le sirvió.',
                },
                {
                  id: 'half',
                  text: 'La diferencia, más tarde y en bonos',
                  isCorrect: false,
                  answer: 'No hubo una oferta así.',
                },
                {
                  id: 'nothing',
                  text: '10 000 dólares, y nada más',
                  isCorrect: true,
                  answer: 'La corte no vio ninguna pérdida que pudiera reclamar.',
                },
              ],
            },
            reveal: [
              {
                text: 'En los bonos privados, decidieron los jueces por cinco a cuatro, el Congreso puede anular una cláusula de oro, porque el dinero es asunto suyo. En los del propio gobierno no puede: un compromiso que se puede retirar sería «una promesa vana». Pero Perry no habría podido usar libremente las monedas de oro, así que no había perdido nada, dijeron.',
                sources: ['perry-syllabus', 'gold-clause-cases'],
              },
              {
                text: 'Cuatro jueces quedaron consternados. «Los hombres justos ven con aborrecimiento el repudio y el despojo de los ciudadanos por su soberano», escribió uno en nombre de ellos. Repudio quiere decir que quien debe dice: no debo nada. Otros veían que se había evitado la ruina de los deudores. Con la cláusula, una deuda de 100 dólares se habría vuelto de 169.',
                sources: ['perry-dissent', 'gold-clause-cases'],
              },
            ],
            visual: 'court-and-bond',
            visualText:
              'Nueve jueces con toga, sentados tras un estrado largo ante una fila de columnas. En una mesa, delante de ellos, hay un bono con un sello y una esquina rota.',
            mood: 'tense',
          },
        },
        {
          id: 'recovery',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'De 1933 a 1974',
            location: 'El mundo, y una tienda de monedas en Estados Unidos',
            character: 'Economistas, y compradores que no vinieron',
            scene: '¿Valió la pena?',
            narrative: [
              {
                text: 'Barry Eichengreen y Jeffrey Sachs compararon países en la década de 1930. Algunos dejaron el oro pronto, como Gran Bretaña en 1931. Otros aguantaron años, como Francia.',
                sources: ['leaving-gold', 'gold-1931', 'bernanke-james'],
              },
            ],
            guess: {
              question: '¿Cuáles salieron antes de la depresión?',
              options: [
                {
                  id: 'left',
                  text: 'Los que dejaron el oro pronto',
                  isCorrect: true,
                  answer: 'Allí los precios dejaron de bajar, y volvió el trabajo.',
                },
                {
                  id: 'held',
                  text: 'Los que aguantaron con el oro',
                  isCorrect: false,
                  answer: 'Mantuvieron su palabra, y su depresión.',
                },
                {
                  id: 'same',
                  text: 'No hubo diferencia',
                  isCorrect: false,
                  answer: 'La hubo, en un país tras otro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ben Bernanke y Harold James encontraron lo mismo en 24 países. En Estados Unidos la producción creció más de 8 % al año de 1933 a 1937. Christina Romer lo atribuye al oro que llegó del extranjero después de 1934 y se volvió dinero nuevo. En esto coinciden muchos economistas.',
                sources: ['leaving-gold', 'bernanke-james', 'ended-depression'],
              },
              {
                text: 'Los críticos no discuten solo sobre el crecimiento. El economista Sebastian Edwards, que escribió esta historia, lo llama un impago. Por ley y por sentencia, las deudas públicas y privadas perdieron más del 40 % de su valor en oro. Lawrence White dice que quien culpa al oro debería culpar a los bancos centrales, que habían torcido sus reglas. Además, una promesa rota deja huella. ¿Cuánto vale la siguiente?',
                sources: ['american-default', 'gold-white-2013'],
              },
              {
                text: 'Los estadounidenses pudieron volver a tener oro libremente desde el 31 de diciembre de 1974. Las tiendas se habían abastecido para una avalancha. No llegó: a casi 200 dólares la onza, a la gente le pareció caro el oro, y pronto el precio empezó a bajar.',
                sources: ['gold-legal-1974', 'gold-price-1974', 'gold-queue'],
              },
            ],
            visual: 'coin-shop',
            visualText:
              'Un escaparate lleno de monedas de oro bajo un toldo. La puerta está abierta, y adentro no hay nadie.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: diez monedas en una lata',
      situation: [
        {
          text: 'Es abril de 1933, y en tu cocina hay una lata con diez monedas de oro de 20 dólares. La orden te permite conservar 100 dólares: cinco monedas. ¿Y las otras cinco?',
          sources: ['order-6102'],
          drawing: {
            visual: 'ten-coins-in-a-tin',
            background: 'plain',
            mood: 'uneasy',
            text: 'Diez monedas de oro de 20 dólares: cinco sobre una lata y cinco con el borde punteado, las que pide la orden.',
            words: ['puedes guardar', '¿y estas?'],
          },
        },
      ],
      question: '¿Qué haces?',
      options: [
        {
          id: 'hand-in',
          label: 'Entregarlas',
          outcome: {
            text: 'Recibes 100 dólares en billetes, duermes bien y ayudas a que abran los bancos. En 1934 el oro de esas cinco monedas vale 169 dólares. La diferencia no es tuya.',
          },
        },
        {
          id: 'hide',
          label: 'Esconderlas detrás de un ladrillo',
          outcome: {
            text: 'En 1934 el oro vale 69 % más. Pero durante unos veinte años la ley te prohíbe vender monedas así, aunque después detienen a pocos, y la amenaza son 10 000 dólares y diez años. Una moneda escondida no paga intereses ni alquiler.',
            sources: ['gold-coins-1954'],
          },
        },
        {
          id: 'sue',
          label: 'Ir a los tribunales, como Campbell',
          outcome: {
            text: 'Defiendes tu opinión a la vista de todos. Te cuesta años y abogados. De 1933 a 1935, los tribunales le dieron la razón al gobierno en casi todo lo importante.',
            sources: ['campbell-case', 'gold-clause-cases'],
          },
        },
      ],
      closing: {
        text: 'Mucha gente eligió lo primero, alguna lo segundo, muy poca lo tercero. ¿Qué te habría parecido justo: que el rescate lo pagaran todos, o quienes habían confiado en el oro? Si te preguntas qué puede quitarte hoy el Estado, eso se lo tienes que preguntar a un abogado.',
      },
    },
  ],
  check: [
    {
      id: 'keep',
      prompt: '¿Qué no tocaba la orden de abril de 1933?',
      options: [
        {
          id: 'bars',
          text: 'Las barras de oro en la bóveda de un banco',
          isCorrect: false,
          explanation: 'Las 27 barras de Campbell eran justo eso.',
        },
        {
          id: 'rings',
          text: 'Un anillo de boda',
          isCorrect: true,
          explanation: 'La orden hablaba de monedas, barras y certificados de oro.',
        },
        {
          id: 'savings',
          text: 'Las monedas de oro, si eran ahorros',
          isCorrect: false,
          explanation: 'Solo hasta 100 dólares por persona, y las monedas raras.',
        },
      ],
    },
    {
      id: 'gain',
      prompt:
        'El oro pasa de {gold-price-before-1934:number} a {gold-price-after-1934:number} dólares. ¿Quién gana, contado en oro?',
      options: [
        {
          id: 'debtor',
          text: 'Todo el que debe dólares',
          isCorrect: true,
          explanation: 'Cada dólar de deuda es ahora el 59 % del oro que era.',
        },
        {
          id: 'nobody',
          text: 'Nadie: un dólar es un dólar',
          isCorrect: false,
          explanation: 'En dólares, sí. En oro, cada uno es un 41 % menos.',
        },
        {
          id: 'lender',
          text: 'Todo aquel a quien le deben dólares',
          isCorrect: false,
          explanation: 'Son quienes prestaron. Les devuelven menos oro.',
        },
      ],
    },
    {
      id: 'court',
      prompt: '¿Qué dijo la corte sobre los bonos de oro del propio gobierno?',
      options: [
        {
          id: 'fine',
          text: 'El Congreso era libre de anular la cláusula',
          isCorrect: false,
          explanation: 'Eso lo dijo de los bonos privados.',
        },
        {
          id: 'pay',
          text: 'El gobierno tiene que pagar el valor en oro',
          isCorrect: false,
          explanation: 'Encontró que la promesa obligaba, y no le dio al dueño ninguna indemnización.',
        },
        {
          id: 'both',
          text: 'Faltó a su palabra y no debe indemnizar',
          isCorrect: true,
          explanation: 'Razón en el principio, manos vacías en la práctica.',
        },
      ],
    },
  ],
  takeaways: [
    'En 1933 los estadounidenses tuvieron que venderle al Estado la mayor parte de su oro monetario, a {gold-price-before-1934:number} dólares.',
    'En 1934 el precio pasó a 35 dólares, y la ganancia fue para el Tesoro.',
    'Los países que dejaron pronto el oro salieron pronto de la depresión.',
    'El mismo acto liberó a los deudores y rompió una promesa. Las dos cosas son ciertas.',
  ],
  explains: 'qué les pasó al oro y a las promesas en 1933',
  limits:
    'Todavía se discute qué parte de la recuperación vino de dejar el oro, y qué parte de las nuevas leyes bancarias, del gasto y de la esperanza. Otras medidas de la época pueden haberla frenado. Si a 1933 hay que llamarlo un impago depende de lo que signifique la palabra. Los dueños de bonos recibieron dólares, y esos dólares compraban más cosas que cuando se vendieron muchos de los bonos. Cuánto oro se guardó en contra de la ley solo se puede estimar. Las citas son traducción nuestra.',
};
