import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '3',
  cover: { visual: 'barrel-and-purse', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'Un pollo por 14.6 millones',
    paragraphs: [
      {
        text: 'Es agosto de 2018 en Caracas, Venezuela. Un fotógrafo pone un pollo en una mesa. A su lado apila los billetes que cuesta: 14 600 000 bolívares.',
        sources: ['chicken'],
      },
    ],
    guess: {
      question: '¿Cuánto es eso en dólares de Estados Unidos?',
      options: [
        { id: 'two', text: 'Unos 2 dólares', isCorrect: true, answer: 'Exactamente, 2 dólares y 22 centavos.' },
        {
          id: 'two-hundred',
          text: 'Unos 200 dólares',
          isCorrect: false,
          answer: 'Con eso se comprarían unos noventa pollos.',
        },
        {
          id: 'many',
          text: 'Unos 20 000 dólares',
          isCorrect: false,
          answer: 'Con eso se comprarían unos nueve mil pollos.',
        },
      ],
    },
    reveal: [
      {
        text: '¿Cómo llega a esto un país con tanto petróleo? La respuesta se discute en parte, y esta lección dice en qué parte.',
      },
    ],
  },
  objectives: [
    'Describir cómo los ingresos del petróleo, los controles y el dinero nuevo llevaron a Venezuela a la hiperinflación',
    'Comparar cifras que no coinciden, y decir por qué no coinciden',
    'Explicar cómo la gente se pasó al dólar sin que nadie se lo ordenara',
    'Sopesar lo que se discute sobre las causas',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Una familia con un solo salario',
      paragraphs: [
        {
          text: 'Una familia grande vive de un solo salario. Es un salario muy bueno. Con los años dejan de cocinar y piden la comida, porque pueden pagarla. El huerto se llena de maleza. También les prometen dinero a primos y vecinos.',
        },
        {
          text: 'Entonces les recortan el salario a la mitad. Podrían volver a cocinar, o hablar con los primos, o cavar el huerto. Todo eso duele. En lugar de eso, el padre escribe papeles que dicen «Te debo diez». La tienda de la esquina los acepta, por un tiempo.',
        },
      ],
      guess: {
        question: 'Escribe cada vez más papeles de esos. ¿Qué hace la tienda?',
        options: [
          {
            id: 'prices',
            text: 'Sube los precios',
            isCorrect: true,
            answer: 'Un poco más cada vez que lo ve llegar.',
          },
          {
            id: 'patient',
            text: 'Espera: un papel es un papel',
            isCorrect: false,
            answer: 'La tienda tiene sus propias cuentas que pagar.',
          },
          {
            id: 'gift',
            text: 'No pide ningún pago',
            isCorrect: false,
            answer: 'El tendero también tiene familia.',
          },
        ],
      },
      reveal: [
        {
          text: 'Pronto escribe papeles por cien, y después por mil. Al final, la tienda quiere cobrar en algo que él no pueda escribir.',
        },
      ],
      drawing: {
        visual: 'halved-paycheck',
        background: 'plain',
        mood: 'calm',
        text: 'Un cheque de salario al que le falta la mitad derecha, sobre hierba alta. A su lado, tres papeles con una firma, y el bolígrafo que los escribió.',
        words: ['salario', 'Te debo diez'],
      },
      limits:
        'Una familia no fija las reglas de su ciudad. Un gobierno sí, y sus reglas pueden hacer la caída más honda o más suave. Las familias tampoco enfrentan sanciones extranjeras, que son parte de esta historia y parte de la pelea sobre ella.',
    },
    {
      type: 'story',
      title: 'De la riqueza petrolera a pagar en dólares',
      sections: [
        {
          id: 'controls',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Febrero de 2003',
            location: 'Caracas, Venezuela',
            character: 'El gobierno de Hugo Chávez',
            scene: 'El dólar detrás de un mostrador',
            narrative: [
              {
                text: 'El petróleo trae la mayor parte de los dólares que gana Venezuela: cerca de nueve de cada diez, calculó una agencia de noticias en 2013. A fines de 2002, una larga huelga contra el gobierno cortó las exportaciones de petróleo, y la reserva de dólares del país se encogió.',
                sources: ['oil-share', 'controls'],
              },
              {
                text: 'A principios de febrero de 2003, el gobierno fijó el precio del dólar, limitó quién podía comprarlo y puso precio a los productos básicos. Eran primeros auxilios. Los economistas advirtieron enseguida que habría un mercado negro y estantes vacíos.',
                sources: ['controls'],
              },
            ],
            guess: {
              question: 'Eran primeros auxilios. ¿Cuánto tiempo se quedaron los controles?',
              options: [
                {
                  id: 'months',
                  text: 'Unos seis meses',
                  isCorrect: false,
                  answer: 'Los primeros auxilios deberían ser breves. Estos no lo fueron.',
                },
                { id: 'years', text: 'Unos cuatro años', isCorrect: false, answer: 'Casi cuatro veces más.' },
                {
                  id: 'decade',
                  text: 'Más de quince años',
                  isCorrect: true,
                  answer: 'Se aflojaron en agosto de 2018.',
                },
              ],
            },
            reveal: [
              {
                text: 'Quien conseguía dólares al cambio oficial barato podía venderlos mucho más caros en el mercado negro. Algunos importadores declaraban que su mercancía costaba mucho más de lo que costaba, y vendían los dólares que sobraban.',
                sources: ['occrp'],
              },
            ],
            visual: 'oil-pump',
            visualText: 'Una bomba de petróleo ante las torres de una ciudad.',
            mood: 'uneasy',
          },
        },
        {
          id: 'oil-falls',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 2013 a 2019',
            location: 'Venezuela',
            character: 'El gobierno de Nicolás Maduro',
            scene: 'Menos petróleo, más dinero',
            narrative: [
              {
                text: 'En 2013, Venezuela sacaba más de {venezuela-oil-2013} millones de barriles de petróleo al día, y un barril costaba más de cien dólares. En 2014 el precio empezó a caer. También cayó la cantidad, porque a la petrolera le faltaban dinero y gente capacitada. Desde agosto de 2017, con cerca de {venezuela-oil-2017} millones de barriles, las sanciones de Estados Unidos le dificultaron conseguir préstamos nuevos. Se discute cuánto petróleo costó eso. A principios de 2019 quedaban cerca de {venezuela-oil-2019} millones de barriles. Después se sumaron los apagones y las sanciones al petróleo.',
                sources: ['oil-output', 'oil-2017', 'oil-2019', 'sanctions-oil', 'sanctions-credit'],
              },
              {
                text: 'El Estado gastaba como si los ingresos siguieran ahí. Para 2017, una firma de investigación estimó el hueco en un 20 % de todo lo que producía el país. El banco central lo llenó.',
                sources: ['eiu'],
              },
            ],
            guess: {
              question: 'En noviembre de 2017, ¿cuánto dinero había, comparado con un año antes?',
              options: [
                {
                  id: 'third',
                  text: 'Un tercio más',
                  isCorrect: false,
                  answer: 'Hasta eso se habría notado en los precios. Fue mucho más.',
                },
                { id: 'twice', text: 'El doble', isCorrect: false, answer: 'Más de cuatro veces eso.' },
                {
                  id: 'eight',
                  text: 'Más de ocho veces esa cantidad',
                  isCorrect: true,
                  answer: 'Y en una sola semana creció un décimo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Hacia fines de 2017, los precios empezaron a subir más de la mitad en un mes. Esa es la línea que suele marcar la hiperinflación. Venezuela la había cruzado, y la volvió a cruzar una y otra vez durante tres años.',
                sources: ['end'],
              },
            ],
            visual: 'notes-for-oil',
            visualText:
              'Tres barriles representan el petróleo que se sacaba al día, en millones de barriles: {venezuela-oil-2013} en 2013, {venezuela-oil-2017} en 2017, {venezuela-oil-2019} en 2019. En la parte vacía hay fajos de billetes; su número no está a escala.',
            mood: 'tense',
          },
        },
        {
          id: 'hundred-note',
          background: 'street',
          truth: 'documented',
          content: {
            year: '11 de diciembre de 2016',
            location: 'Bancos de toda Venezuela',
            character: 'Todos los que tenían efectivo',
            scene: 'El billete que retiraron',
            narrative: [
              {
                text: 'El 11 de diciembre de 2016, el presidente anunció que el billete de 100 bolívares saldría de circulación en pocos días. Era el billete más grande que había.',
                sources: ['recall', 'recall-notes'],
              },
            ],
            guess: {
              question: '¿Cuánto valía el billete más grande del país?',
              options: [
                {
                  id: 'cents',
                  text: 'Dos centavos de dólar',
                  isCorrect: true,
                  answer: 'Por eso hacía falta una bolsa de billetes para ir de compras.',
                },
                {
                  id: 'quarter',
                  text: 'Veinticinco centavos de dólar',
                  isCorrect: false,
                  answer: 'Menos de la décima parte de eso.',
                },
                {
                  id: 'dollars',
                  text: 'Dos dólares',
                  isCorrect: false,
                  answer: 'Para juntar eso habrían hecho falta cien.',
                },
              ],
            },
            reveal: [
              {
                text: 'Había cerca de seis mil millones de esos billetes.',
                sources: ['recall', 'recall-notes'],
              },
              {
                text: 'Se formaron largas filas. Los billetes nuevos todavía no estaban. En los meses anteriores, algunas tiendas ya habían empezado a pesar los fajos de efectivo, porque contarlos llevaba demasiado tiempo. Hubo saqueos en varias ciudades, y se aplazó la fecha.',
                sources: ['recall', 'weighing', 'recall-chaos'],
              },
            ],
            visual: 'kitchen-scale',
            visualText: 'Una balanza de cocina en el mostrador de una tienda, con fajos de billetes encima.',
            mood: 'tense',
          },
        },
        {
          id: 'chicken',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'Agosto de 2018',
            location: 'Catia, un barrio pobre de Caracas',
            character: 'Un fotógrafo y un pollo',
            scene: 'Catorce millones por la cena',
            narrative: [
              {
                text: 'En agosto de 2018, el fotógrafo Carlos García Rawlins puso productos de un mercado pequeño junto al efectivo que costaban. Un pollo de 2.4 kilos estaba al lado de 14 600 000 bolívares. Eran 2 dólares y 22 centavos. Un kilo de pasta costaba 2 500 000.',
                sources: ['chicken', 'pasta'],
              },
              {
                text: 'Cuatro días después, el 20 de agosto, se le quitaron cinco ceros a la moneda.',
                sources: ['zeros'],
              },
            ],
            guess: {
              question: '¿Cuánto costaba ahora el mismo pollo?',
              options: [
                {
                  id: 'one',
                  text: '1.46 bolívares nuevos',
                  isCorrect: false,
                  answer: 'Cinco ceros son menos que eso. Quítalos de uno en uno.',
                },
                {
                  id: 'hundred',
                  text: '146 bolívares nuevos',
                  isCorrect: true,
                  answer: 'El número es más corto. El pollo está tan caro como antes.',
                },
                {
                  id: 'thousands',
                  text: '14 600 bolívares nuevos',
                  isCorrect: false,
                  answer: 'Así se quitan tres ceros. Fueron cinco.',
                },
              ],
            },
            reveal: [
              {
                text: 'El precio del pollo siguió subiendo.',
                sources: ['zeros'],
              },
              {
                text: 'Fue el segundo corte de tres. En 2008 se habían ido tres ceros, y en octubre de 2021 se fueron seis más. En total son catorce.',
                sources: ['fourteen'],
              },
            ],
            visual: 'chicken-and-cash',
            visualText:
              'Un pollo en una mesa, junto a un muro de fajos de billetes más alto que él. En una pizarra hay tres ceros tachados, los que se quitaron en 2008.',
            mood: 'desperate',
          },
        },
        {
          id: 'daniela',
          background: 'night',
          truth: 'invented',
          content: {
            year: 'Enero de 2019',
            location: 'Un apartamento en Maracaibo',
            character: 'Daniela Rojas, enfermera',
            scene: 'Un salario con un reloj adentro',
            inventedNote:
              'Daniela es inventada. La inflación de ese mes, el salario en bolívares y el dinero que mandan los parientes desde el extranjero están documentados.',
            narrative: [
              {
                text: 'El salario de Daniela le llega al teléfono al mediodía. Está de turno hasta las seis. A esa hora el arroz estará más caro que al mediodía, así que el hijo tiene la tarjeta del banco y una lista: primero arroz, luego frijoles, luego jabón.',
              },
              {
                text: 'Este mes, los precios casi se triplicarán. Daniela no conoce la cifra. Sabe que el salario le dura nueve días, y que el mes pasado eran doce.',
                sources: ['bcv-months'],
              },
              { text: 'Su hermano se fue a Colombia a pie el año pasado. Esta noche manda veinte dólares.' },
            ],
            guess: {
              question: '¿Qué hace ella con los veinte dólares?',
              options: [
                {
                  id: 'change',
                  text: 'Los cambia por bolívares',
                  isCorrect: false,
                  answer: 'Empezarían a derretirse esta noche.',
                },
                {
                  id: 'eggs',
                  text: 'Intenta pagar unos huevos con ellos',
                  isCorrect: true,
                  answer: 'Tiene que preguntar en voz baja. Es algo nuevo, y no está segura de que se permita.',
                },
                {
                  id: 'bank',
                  text: 'Los lleva al banco',
                  isCorrect: false,
                  answer: 'Le darían bolívares por ellos, y esos se derretirían.',
                },
              ],
            },
            reveal: [
              {
                text: 'La mujer de los huevos mira alrededor y dice que sí con la cabeza.',
              },
            ],
            visual: 'clock-on-phone',
            visualText:
              'Un teléfono cuya pantalla es un reloj. Las horas del mediodía a las seis están en rojo. Al lado hay una tarjeta de banco y una lista de compras: arroz, frijoles, jabón.',
            mood: 'desperate',
          },
        },
        {
          id: 'which-number',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2018 y 2019',
            location: 'Dos cuentas y un pronóstico',
            character: 'El banco central, el parlamento, el FMI',
            scene: '¿Qué número es el correcto?',
            narrative: [
              {
                text: 'Durante más de tres años, el banco central calló sobre la inflación. En mayo de 2019 habló: 130 060 % para el año 2018.',
                sources: ['bcv-figure', 'oil-output', 'imf-estimate'],
              },
            ],
            guess: {
              question: '¿Qué cifra tenía el parlamento para el mismo año?',
              options: [
                {
                  id: 'lower',
                  text: 'La décima parte: cerca de 13 000 %',
                  isCorrect: false,
                  answer: 'Era más alta, no más baja.',
                },
                { id: 'same', text: 'Casi la misma', isCorrect: false, answer: 'Estaban muy lejos una de otra.' },
                {
                  id: 'higher',
                  text: 'Más de diez veces eso: cerca de 1.7 millones por ciento',
                  isCorrect: true,
                  answer: 'Dos oficinas, un país, un año.',
                },
              ],
            },
            reveal: [
              {
                text: 'La oposición dominaba el parlamento. El Fondo Monetario Internacional había pronosticado 1.37 millones por ciento. Eso fue en octubre de 2018, antes de que terminara el año, y pidió cautela.',
                sources: ['bcv-figure', 'oil-output', 'imf-2018-forecast'],
              },
              {
                text: 'Para 2019, el Fondo pronosticó primero diez millones por ciento. En octubre de 2019 dijo 200 000. Más tarde, el banco central informó 9585.5 %. Esta vez la cifra del parlamento fue más baja: 7374.4 %. Un pronóstico no es una medición, ni en un año ni en el otro. Cuando las mediciones difieren tanto, lo honesto es nombrarlas una al lado de la otra. En algo coinciden: de un salario guardado un año no quedaba nada.',
                sources: ['imf-estimate', 'imf-2019-forecast', 'year-2019'],
              },
            ],
            visual: 'clipboards',
            visualText:
              'Tres tablillas con papeles, una al lado de otra. Cada una tiene un gráfico de tres barras, y no hay dos gráficos iguales.',
            mood: 'uneasy',
          },
        },
        {
          id: 'dollars',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'De 2019 a 2021',
            location: 'Venezuela',
            character: 'Gente que compra, gente que vende, familias en el extranjero',
            scene: 'Dólares desde abajo',
            narrative: [
              {
                text: 'Nadie lo decretó. Desde 2018 la ley ya no castigaba el comercio en dólares, y la gente hizo el resto.',
                sources: ['law-2018', 'ecoanalitica', 'maduro-share'],
              },
            ],
            guess: {
              question: '¿Qué parte de todas las ventas se pagaba entonces en moneda extranjera?',
              isOpen: true,
              options: [
                {
                  id: 'fifth',
                  text: 'Cerca de un quinto',
                  isCorrect: false,
                  answer: 'Eso dijo el gobierno para 2020: 18.6 %.',
                },
                {
                  id: 'half',
                  text: 'Cerca de la mitad',
                  isCorrect: false,
                  answer: 'Eso dijo una firma de investigación para octubre de 2019: 54 %.',
                },
                {
                  id: 'all',
                  text: 'Casi todas',
                  isCorrect: false,
                  answer: 'No lo dice nadie cuyas cifras hayamos encontrado.',
                },
              ],
            },
            reveal: [
              {
                text: 'En octubre de 2019, una firma de investigación encontró que el 54 % de las ventas se pagaba en moneda extranjera. El gobierno dio una cifra mucho más baja para el año siguiente, 18.6 %. El presidente llamó al dólar una válvula de escape.',
                sources: ['law-2018', 'ecoanalitica', 'maduro-share'],
              },
              {
                text: 'Los dólares ayudaron a quienes podían conseguirlos. En 2021, una encuesta encontró que el 42 % de la gente no tenía acceso a ninguno. Los salarios y las pensiones en bolívares siguieron siendo diminutos.',
                sources: ['law-2018'],
              },
              {
                text: 'Algunos usaron Bitcoin. En una semana de abril de 2019, lo que se compró y vendió en un sitio web marcó un récord, contado en bolívares. Fueron 1208 bitcoins, cerca de seis millones de dólares. Para algunas familias fue un salvavidas. Para un país de este tamaño era poco, y muchísima más gente eligió dólares. El gobierno también creó su propia moneda petrolera, el petro. En marzo de 2018, Estados Unidos prohibió a sus ciudadanos comerciar con ella.',
                sources: ['bitcoin-week', 'petro-ban'],
              },
              {
                text: 'En diciembre de 2021, la inflación mensual llevaba un año entero por debajo del 50 %. Según la regla usual, la hiperinflación había terminado. Aun así, ese año los precios subieron un 686.4 %. Y según la cuenta de las Naciones Unidas, para entonces 6 millones de personas se habían ido del país.',
                sources: ['end', 'unhcr'],
              },
            ],
            visual: 'market-stall',
            visualText: 'Un puesto de mercado con los precios escritos en dólares sobre cartón.',
            mood: 'relieved',
          },
        },
        {
          id: 'causes',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Aún en disputa',
            location: 'Universidades y ministerios',
            character: 'Economistas que no están de acuerdo',
            scene: '¿Qué lo causó?',
            narrative: [
              {
                text: 'La mayoría de los economistas nombra el mismo núcleo: un gran hueco en el presupuesto, que se llenó con dinero nuevo. Mientras tanto, caían los ingresos del petróleo y los controles ahogaban la producción.',
                sources: ['notre-dame', 'pittaluga'],
              },
              {
                text: 'Por las sanciones se pelean. Estados Unidos limitó los préstamos al gobierno en 2017 y las ventas de petróleo en 2019. Mark Weisbrot y Jeffrey Sachs sostienen que eso hizo un daño grave a la salud y a la alimentación, y que le impidió al país arreglar su dinero. Dany Bahar y otros responden que la mayor parte de la caída vino antes. Las dos cosas pueden ser ciertas en parte: la caída había empezado, y todavía se podía hacer más honda.',
                sources: ['sanctions-harm', 'sanctions'],
              },
            ],
            visual: 'two-pointers',
            visualText:
              'En un papel, una línea cae. Dos manos señalan lugares distintos de la línea, como hacen las dos partes de la disputa.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: día de pago en enero de 2019',
      situation: [
        {
          text: 'Te pagan en bolívares, lo suficiente para treinta comidas a los precios de hoy. Según la cifra del propio banco central, los precios subirán este mes un 196.6 %. O sea que casi se triplicarán.',
          sources: ['bcv-months'],
          drawing: {
            visual: 'thirty-meals',
            background: 'plain',
            mood: 'uneasy',
            text: 'Un teléfono que muestra el salario del mes, y las treinta comidas que compra hoy.',
            words: ['pago'],
          },
        },
      ],
      question: '¿Qué haces con el salario?',
      options: [
        {
          id: 'food',
          label: 'Compro hoy arroz y frijoles por treinta comidas',
          outcome: {
            text: 'Conservas casi todo, si la tienda tiene tanto. Cargas bolsas pesadas, y no te queda nada para el autobús ni para el médico.',
          },
        },
        {
          id: 'dollars',
          label: 'Lo cambio por dólares en la calle',
          outcome: {
            text: 'El cambista se queda con una parte, tal vez dos o tres comidas, y puede engañarte. Lo que queda conserva su valor hasta fin de mes. Necesitas conocer a alguien que venda.',
          },
        },
        {
          id: 'keep',
          label: 'Lo dejo en la cuenta y lo gasto poco a poco',
          outcome: {
            text: 'Gastado el último día, compra diez comidas. Gastado parejo a lo largo del mes, compra unas dieciocho. Pierdes doce comidas por gastar con orden.',
          },
        },
      ],
      closing: {
        text: 'En buenos tiempos, la opción ordenada es la correcta. El mal dinero convierte las buenas costumbres en pérdidas, y tal vez ese sea su peor efecto.',
      },
    },
  ],
  check: [
    {
      id: 'core',
      prompt: '¿Qué causa nombra la mayoría de los economistas?',
      options: [
        {
          id: 'deficit',
          text: 'Un hueco en las cuentas, tapado con dinero nuevo',
          isCorrect: true,
          explanation:
            'Cayeron los ingresos del petróleo, y el dinero nuevo llenó el hueco. Se pelean por las sanciones, y coinciden en este núcleo.',
        },
        {
          id: 'dollars',
          text: 'La gente, que empezó a hacer sus pagos en dólares',
          isCorrect: false,
          explanation: 'Los dólares vinieron después. La gente huía de una moneda que ya estaba cayendo.',
        },
        {
          id: 'no-oil',
          text: 'A Venezuela se le acabó el petróleo que tenía',
          isCorrect: false,
          explanation: 'Tiene unas de las mayores reservas del mundo. Sacaba menos, y ganaba menos con él.',
        },
      ],
    },
    {
      id: 'figures',
      prompt:
        'El banco central dijo 130 060 % para 2018; el parlamento, cerca de 1.7 millones. ¿Qué debería hacer quien lee con cuidado?',
      options: [
        {
          id: 'highest',
          text: 'Citar la cifra más alta, porque es la que mejor lo demuestra',
          isCorrect: false,
          explanation: 'Así se pierde la confianza: eligiendo un número porque conviene.',
        },
        {
          id: 'average',
          text: 'Tomar el promedio de las dos',
          isCorrect: false,
          explanation: 'El promedio de dos métodos es un tercer número que nadie midió.',
        },
        {
          id: 'both',
          text: 'Dar las dos, con quién lo dijo y cómo se midió',
          isCorrect: true,
          explanation: 'La distancia entre ellas es parte de la información.',
        },
      ],
    },
  ],
  takeaways: [
    'Un país que vive de una sola exportación tiene poco en qué apoyarse.',
    'Los controles pensados como primeros auxilios crearon un mercado negro que duró más que la emergencia.',
    'Se quitaron catorce ceros, y la causa de los ceros era otra cosa.',
    'La gente se pasó al dólar por su cuenta, y quienes no tenían dólares se quedaron atrás.',
  ],
  explains: 'cómo la gente de Venezuela se pasó al dólar por su cuenta',
  limits:
    'Las cifras confiables escasean para esta época, y en la pelea cada parte tiene interés en las suyas. La lección termina en 2021. No cubre lo que vino después, incluida una nueva época de inflación alta.',
};
