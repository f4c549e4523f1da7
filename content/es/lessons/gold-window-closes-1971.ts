import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-window-closes-1971',
  cover: { visual: 'family-television', background: 'plain', mood: 'tense' },
  opening: {
    title: 'Domingo, nueve de la noche',
    paragraphs: [
      {
        text: '15 de agosto de 1971. En todo Estados Unidos, las familias están sentadas frente al televisor. El presidente habla de empleos, precios y especuladores. Después viene una frase en lenguaje de oficina. Le ha ordenado al Tesoro «suspender … la convertibilidad del dólar en oro».',
        sources: ['nixon-speech'],
      },
    ],
    guess: {
      question: 'Donde están los puntos había una palabra. ¿Cuál?',
      options: [
        {
          id: 'forever',
          text: '«definitivamente»',
          isCorrect: false,
          answer: 'Nadie dijo que eso fuera el final.',
        },
        {
          id: 'temporarily',
          text: '«temporalmente»',
          isCorrect: true,
          answer: '«Suspender temporalmente». Sigue suspendida desde entonces.',
        },
        {
          id: 'partly',
          text: '«parcialmente»',
          isCorrect: false,
          answer: 'Había excepciones en letra pequeña, y casi no se usaron.',
        },
      ],
    },
    reveal: [
      {
        text: 'El sábado, un dólar en un banco central extranjero daba derecho a oro. El lunes, no. Se seguía aceptando en todas partes. ¿Qué era entonces, y por qué se llegó a esto?',
        sources: ['fed-gold-ends'],
      },
    ],
  },
  objectives: [
    'Contar qué se decidió en Camp David, y qué notaron los estadounidenses',
    'Decir qué es el dinero fiat',
    'Dar las razones de los dos lados sobre el fin de la promesa del oro',
    'Seguir lo que vino después: cambios que flotan, inflación alta y una larga calma',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'La ficha sin abrigo',
      paragraphs: [
        {
          text: 'Volvamos al guardarropa del teatro. Una noche las fichas circulan como si fueran dinero: por un helado, por un programa, por el estacionamiento. Nadie va a buscar un abrigo. Entonces cierra el guardarropa. «Las fichas siguen valiendo», dice un cartel, «para todo lo demás».',
        },
      ],
      guess: {
        question: '¿Cuánto vale una ficha a la mañana siguiente?',
        options: [
          {
            id: 'others',
            text: 'Lo que otros den por ella',
            isCorrect: true,
            answer: 'La noche anterior era igual. Solo que pocos lo habían notado.',
          },
          {
            id: 'nothing',
            text: 'Nada',
            isCorrect: false,
            answer: 'Entonces el estacionamiento tendría que aceptar otra cosa.',
          },
          {
            id: 'coat',
            text: 'Un abrigo, como dice en ella',
            isCorrect: false,
            answer: 'El guardarropa está cerrado.',
          },
        ],
      },
      reveal: [
        {
          text: 'La gente protesta, y sigue cambiando fichas. El estacionamiento hay que pagarlo con ellas, y todos los demás también las aceptan. Una ficha así es dinero fiat (fiduciario): vale porque el Estado lo acepta para los impuestos, porque lo dice la ley y porque otros lo aceptan. Detrás no cuelga ningún abrigo.',
        },
      ],
      drawing: {
        visual: 'shut-cloakroom',
        background: 'plain',
        mood: 'calm',
        text: 'Un guardarropa con la cortina bajada. Debajo, tres fichas de abrigos: con una se compra un helado, con otra un programa y con otra un lugar para estacionar.',
        words: ['cerrado'],
      },
      limits:
        'Una ficha daba derecho, antes, a tu propio abrigo. En 1971 la mayoría de la gente no tenía ningún derecho a oro. Lo tenían los gobiernos extranjeros. Y a un teatro que imprime fichas para sí mismo lo descubren pronto. Un país tiene tribunales, impuestos y un banco central, que puede mantener escaso su dinero, o no.',
    },
    {
      type: 'story',
      title: 'Tres días, y lo que vino después',
      sections: [
        {
          id: 'camp-david',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Del 12 al 15 de agosto de 1971',
            location: 'Camp David, Maryland',
            character: 'Nixon, Connally, Burns y unos pocos más',
            scene: 'Un fin de semana en el bosque',
            narrative: [
              {
                text: 'Desde hace semanas, los bancos centrales de otros países reciben dólares que nadie quiere guardar. El jueves, el secretario del Tesoro, John Connally, vuelve en avión de sus vacaciones. Según lo entiende la Casa Blanca, los británicos quieren que tres mil millones de dólares se conviertan en oro.',
                sources: ['frus-august-12', 'haldeman-diary'],
              },
              {
                text: 'El viernes el presidente se sienta con sus asesores en Camp David. Mucho estaba acordado de antes: Connally le había explicado el plan a Nixon el 2 de agosto. Arthur Burns, que dirige el banco central, la Reserva Federal, está «muy nervioso», ha dicho Nixon.',
                sources: ['frus-camp-david', 'frus-august-2', 'frus-august-12'],
              },
            ],
            guess: {
              question: '¿Qué había aconsejado el director de presupuesto del presidente?',
              options: [
                {
                  id: 'close',
                  text: 'Cerrar la ventanilla, gravar un tiempo lo importado y negociar',
                  isCorrect: true,
                  answer: 'Quería un dólar más barato, y conversaciones con los socios.',
                },
                {
                  id: 'gold',
                  text: 'Pagarle en oro a todo el que lo pida, hasta la última barra',
                  isCorrect: false,
                  answer: 'Aconsejó lo contrario.',
                },
                {
                  id: 'silent',
                  text: 'No hacer nada hasta que hayan pasado las elecciones',
                  isCorrect: false,
                  answer: 'Para las elecciones faltaba un año, y la corrida era ya.',
                },
              ],
            },
            reveal: [
              {
                text: 'El domingo estaba listo el paquete. El resto del mundo quedó atónito.',
                sources: ['frus-camp-david', 'imf-stunned'],
              },
            ],
            visual: 'gold-window',
            visualText: 'Una ventanilla en un muro grueso, con la cortina a medio bajar. Detrás brillan barras de oro.',
            visualWords: ['{gold-price-after-1934} = 1 oz'],
            mood: 'tense',
          },
        },
        {
          id: 'speech',
          background: 'night',
          truth: 'documented',
          content: {
            year: '15 de agosto de 1971',
            location: 'La Casa Blanca',
            character: 'Richard Nixon',
            scene: 'Congelar, gravar, cerrar',
            narrative: [
              {
                text: 'Destacan tres cosas. Los precios y los salarios se congelan por 90 días. Las importaciones pagan un impuesto adicional del 10 %. Y se cierra la ventanilla del oro. «Su dólar valdrá mañana exactamente lo mismo que hoy», dice, para quien compre productos de Estados Unidos.',
                sources: ['nixon-speech', 'nixon-september'],
              },
            ],
            guess: {
              question: 'El lunes un encuestador les preguntó a 220 hogares. ¿Cuántos estaban a favor?',
              options: [
                { id: 'twenty', text: '25 %', isCorrect: false, answer: 'El triple.' },
                { id: 'fifty', text: '50 %', isCorrect: false, answer: 'Muchos más. La congelación era popular.' },
                {
                  id: 'seventy',
                  text: '75 %',
                  isCorrect: true,
                  answer: 'Muchos de los demás decían que debió llegar antes.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ese día el índice Dow Jones saltó 3.85 %. La mayoría de la gente hablaba de la congelación. El oro era cosa de banqueros.',
                sources: ['nixon-poll', 'nixon-market'],
              },
              {
                text: 'Los 90 días se volvieron casi 1000. Durante una de las congelaciones, los granjeros mataron un millón de pollitos que no iban a dar ganancia. Los últimos controles terminaron en abril de 1974. En 1972 los precios habían subido {inflation-1972:number} %. En 1974 fue {inflation-1974:number} %. Alan Blinder y Jeremy Rudd nombran tres causas: los alimentos más caros, el petróleo más caro y el fin de los controles. Otros culpan al exceso de dinero.',
                sources: ['nixon-controls', 'controls-time', 'controls-higgs', 'cpi', 'blinder-rudd'],
              },
            ],
            visual: 'tv-address',
            visualText:
              'Un televisor de 1971 con patas delgadas. En la pantalla habla un hombre sentado a un escritorio.',
            mood: 'tense',
          },
        },
        {
          id: 'smithsonian',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Desde diciembre de 1971',
            location: 'Washington',
            character: 'Diez países ricos',
            scene: 'Un precio que nadie paga',
            narrative: [
              {
                text: 'En diciembre los socios se reúnen en el Instituto Smithsonian y vuelven a fijar sus tipos de cambio. La onza de oro está ahora a 38 dólares. Pero nadie puede conseguirla a ese precio. Nixon lo llama el acuerdo monetario más importante de la historia del mundo.',
                sources: ['fed-smithsonian', 'smithsonian-nixon'],
              },
            ],
            guess: {
              question: '¿Cuándo dejó los nuevos cambios la primera moneda grande?',
              options: [
                {
                  id: 'months',
                  text: 'A los seis meses',
                  isCorrect: true,
                  answer: 'En junio de 1972 Gran Bretaña dejó flotar la libra.',
                },
                { id: 'years', text: 'A los cinco años', isCorrect: false, answer: 'Fue mucho antes.' },
                {
                  id: 'today',
                  text: 'Siguen en pie',
                  isCorrect: false,
                  answer: 'El cambio del dólar se mueve cada segundo.',
                },
              ],
            },
            reveal: [
              {
                text: 'En febrero de 1973 el dólar se devaluó otra vez, y en marzo flotaban también los demás. Desde entonces es un mercado el que fija cuántos yenes vale un dólar. No volvió ninguna promesa de oro. «Temporalmente» se había convertido en una nueva clase de dinero.',
                sources: ['frus-pound', 'sterling-roberts', 'fed-smithsonian'],
              },
            ],
            visual: 'floating-currencies',
            visualText:
              'Globos con los signos del dólar, la libra, el yen y el marco flotan a distintas alturas. Cuelgan sus hilos cortados.',
            mood: 'uneasy',
          },
        },
        {
          id: 'why',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1965 a 1971',
            location: 'Aulas, entonces y ahora',
            character: 'Economistas que no están de acuerdo',
            scene: '¿Quién rompió la promesa?',
            narrative: [
              {
                text: 'Tres cosas están fuera de duda. Estados Unidos gastaba mucho en su ejército y en ayuda al extranjero. El propio Nixon llamó a la inflación una herencia de «la prosperidad artificial que produce la guerra». Esa inflación pasó de menos del 2 % a comienzos de 1965 al 6 % a fines de 1969. Y los derechos sobre su oro crecían año tras año.',
                sources: ['fed-gold-ends', 'nixon-speech', 'fed-smithsonian'],
              },
            ],
            guess: {
              question: '¿Cuál fue, para ti, la causa principal?',
              isOpen: true,
              options: [
                {
                  id: 'spending',
                  text: 'Washington gastó e imprimió demasiado',
                  isCorrect: false,
                  answer:
                    'Así lo dicen muchos partidarios del oro, y no solo ellos: la promesa pedía disciplina, y no la hubo.',
                },
                {
                  id: 'design',
                  text: 'El sistema no podía funcionar mucho tiempo',
                  isCorrect: false,
                  answer:
                    'Así lo dicen quienes siguen a Triffin: con guerra o sin ella, los dólares tenían que superar al oro.',
                },
                {
                  id: 'free',
                  text: 'Tenía que terminar para que cada país pudiera gobernarse solo',
                  isCorrect: false,
                  answer:
                    'Así lo dicen los partidarios de los cambios flotantes: con un cambio fijo importas los errores de otros.',
                },
              ],
            },
            reveal: [
              {
                text: 'Rueff veía un país que podía comprar sin pagar, «prestar sin pedir prestado y adquirir sin pagar». Bordo llama a la inflación de Estados Unidos desde 1965 «el elefante en la habitación». Una política sana, dice, podría haber evitado gran parte de los trastornos, y Nixon culpó a otros. Los historiadores de la Reserva Federal agregan el defecto del diseño. Estas respuestas encajan mejor de lo que admiten sus partidarios: una viga débil se rompe con una carga pesada.',
                sources: ['rueff-sin', 'bordo-elephant', 'fed-smithsonian'],
              },
            ],
            visual: 'cracked-beam',
            visualText: 'Una viga sobre dos postes se agrieta bajo pesados sacos de dólares. Debajo hay barras de oro.',
            mood: 'uneasy',
          },
        },
        {
          id: 'after',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 1973 a hoy',
            location: 'Estados Unidos',
            character: 'Paul Volcker, y quienes perdieron el empleo',
            scene: 'La fiebre y la cura',
            narrative: [
              {
                text: 'La década de 1970 fue mala. Dos veces faltó energía, y la Reserva Federal dejó crecer el dinero demasiado rápido, dicen muchos economistas. Paul Volcker, que la dirigió desde agosto de 1979, dejó que subieran mucho las tasas de interés. En marzo de 1980 los precios estaban {cpi-peak-1980:number} % por encima de los del año anterior. Después bajó la fiebre. Dolió: a fines de 1982 no tenía empleo casi el 11 % de los trabajadores.',
                sources: ['fed-great-inflation', 'fed-volcker', 'cpi', 'fed-recession'],
              },
            ],
            guess: {
              question: 'Y después, sin oro: ¿cuánto subieron los precios al año de 1983 a 2020?',
              options: [
                {
                  id: 'low',
                  text: '{inflation-per-year-1983-to-2020:number} %',
                  isCorrect: true,
                  answer:
                    'Casi al mismo ritmo que de 1913 a 1971, con dos guerras mundiales y un vínculo con el oro cada vez más flojo: {inflation-per-year-1913-to-1971:number} %.',
                },
                { id: 'mid', text: '5.5 %', isCorrect: false, answer: 'Habría sido el doble de rápido.' },
                {
                  id: 'high',
                  text: '9 %',
                  isCorrect: false,
                  answer: 'Esos fueron los peores doce meses, hasta junio de 2022.',
                },
              ],
            },
            reveal: [
              {
                text: 'A los años que van de mediados de la década de 1980 a 2007 se los llama la Gran Moderación. Muchos economistas le dan gran parte del mérito a bancos centrales mejor dirigidos. Así que el dinero fiat puede mantenerse bastante estable, si alguien está dispuesto a pagar el precio.',
                sources: ['fed-moderation', 'fed-recession'],
              },
              {
                text: 'Los críticos responden: estable no es quieto. En todo el tiempo de 1971 a 2024 fue {inflation-per-year-1971-to-2024:number} % al año, y un dólar guardado en un cajón perdió {dollar-value-lost-since-1971:official:number} %. Los años tranquilos terminaron en el derrumbe de 2008. Y lo que dirigen personas lo pueden dirigir mal: en junio de 2022 la inflación volvió a ser de {cpi-june-2022:number} %.',
                sources: ['cpi', 'fed-moderation'],
              },
            ],
            visual: 'fever-chart',
            visualText:
              'La hoja de fiebre de un hospital: la línea sube hasta un pico, baja y sigue baja mucho tiempo, con un bulto al final.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: una silla en Camp David',
      situation: [
        {
          text: 'Es viernes 13 de agosto de 1971. En el extranjero hay muchos más dólares de los que tu oro puede cubrir. El desempleo es de cerca del 6 %, y el año que viene hay elecciones. El presidente te mira.',
          sources: ['bls-august-1971'],
          drawing: {
            visual: 'three-worries',
            background: 'plain',
            mood: 'tense',
            text: 'Tres preocupaciones, en un esbozo: una torre de billetes junto a una barra de oro, una fila de tres personas y una papeleta de voto.',
            words: ['dólares', 'empleo', 'votos'],
          },
        },
      ],
      question: '¿Qué aconsejas?',
      options: [
        {
          id: 'close',
          label: 'Cerrar la ventanilla',
          outcome: {
            text: 'La corrida contra tu oro se detiene enseguida, y te quedan las manos libres. Has faltado a tu palabra con países que confiaban en ti y guardaban dólares porque tú se lo pediste. Nadie podrá volver a exigirte un precio.',
          },
        },
        {
          id: 'rates',
          label: 'Cumplir la promesa: subir las tasas de interés y recortar el gasto',
          outcome: {
            text: 'Los dólares vuelven a casa, y los precios se calman. Quizás un millón de personas más pierde el empleo, y tu presidente, las elecciones. También puede ser demasiado tarde, porque ya no hay confianza.',
          },
        },
        {
          id: 'price',
          label: 'Duplicar el precio del oro, a 70 dólares',
          outcome: {
            text: 'Tu oro cubre el doble de dólares. Quienes confiaron en ti cobran la mitad. Salen premiados los que dudaron, y también las minas de oro de Sudáfrica y de la Unión Soviética. Y todos esperan la próxima vez.',
          },
        },
      ],
      closing: {
        text: 'Ninguna opción salía gratis. Una promesa de oro cuesta empleos en los años malos. El dinero fiat cuesta confianza si se abusa de él. Ante cualquier dinero, pregunta: ¿quién puede cambiar la regla, y quién carga con el costo?',
      },
    },
  ],
  check: [
    {
      id: 'what',
      prompt: '¿Qué terminó el 15 de agosto de 1971?',
      options: [
        {
          id: 'citizens',
          text: 'Los estadounidenses ya no recibían oro por billetes',
          isCorrect: false,
          explanation: 'Desde 1933 no podían recibirlo.',
        },
        {
          id: 'all',
          text: 'Todos los tipos de cambio fijos, para siempre',
          isCorrect: false,
          explanation: 'En diciembre se fijaron una vez más, y en marzo de 1973 ya flotaban.',
        },
        {
          id: 'official',
          text: 'Otros gobiernos ya no recibían oro por dólares',
          isCorrect: true,
          explanation: 'Era el último vínculo entre el dólar y el oro.',
        },
      ],
    },
    {
      id: 'fiat',
      prompt: '¿Por qué acepta la gente el dinero fiat?',
      options: [
        {
          id: 'accept',
          text: 'Porque lo aceptan el Estado y los demás',
          isCorrect: true,
          explanation: 'Vale lo que vale esa costumbre, y el cuidado de quienes lo emiten.',
        },
        {
          id: 'gold',
          text: 'Porque todavía lo respalda el oro',
          isCorrect: false,
          explanation: 'Nadie promete oro por él.',
        },
        {
          id: 'fools',
          text: 'Porque no se ha dado cuenta de lo que pasó',
          isCorrect: false,
          explanation: 'Sale en todos los diarios desde hace cincuenta años. Funciona porque otros lo aceptan.',
        },
      ],
    },
    {
      id: 'after',
      prompt: '¿Qué frase encaja con los números?',
      options: [
        {
          id: 'always',
          text: 'Sin oro, la inflación siempre es alta',
          isCorrect: false,
          explanation: 'De 1983 a 2020 fue {inflation-per-year-1983-to-2020:number} % al año.',
        },
        {
          id: 'both',
          text: 'Sin oro, la inflación subió y bajó',
          isCorrect: true,
          explanation: 'Primero fue alta, y después baja durante décadas. Depende de lo que hagan quienes mandan.',
        },
        {
          id: 'never',
          text: 'Con oro, los precios nunca subieron',
          isCorrect: false,
          explanation:
            'De 1913 a 1971 se multiplicaron por cuatro. El vínculo se fue aflojando, y hubo dos guerras mundiales.',
        },
      ],
    },
  ],
  takeaways: [
    'En 1971 se suspendió, «temporalmente», la última promesa de oro por dólares.',
    'Desde entonces el dólar es dinero fiat: vale porque se acepta.',
    'El gasto, la guerra y un diseño débil actuaron juntos. Cuánto pesó cada uno se discute.',
    'Desde 1971 el dólar tuvo unos diez años agitados, después décadas de inflación baja, y un salto después de 2020.',
  ],
  explains: 'por qué el dólar perdió su oro, y qué ha sido desde entonces',
  limits:
    'Se discute qué pidieron exactamente los británicos en agosto de 1971, y el diario personal que se usa aquí cuenta cómo lo entendió la Casa Blanca. Una encuesta de 220 hogares es pequeña. La inflación anterior a 1971 no ocurrió toda con el oro: desde 1933 los ciudadanos ya no podían recibirlo, y el vínculo se aflojó más de una vez. El economista Michael Bordo comparó el patrón oro anterior a 1914 con épocas posteriores. A lo largo de décadas, sus precios eran más estables. De un año a otro saltaban más que con Bretton Woods o con cambios flotantes. Los empleos perdidos del ejercicio son una suposición. Las citas son traducción nuestra.',
};
