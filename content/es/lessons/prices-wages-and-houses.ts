import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'prices-wages-and-houses',
  cover: { visual: 'gas-pump', background: 'street', mood: 'calm' },
  opening: {
    title: 'Treinta y seis centavos',
    paragraphs: [
      {
        text: 'En 1971 un galón de gasolina costaba unos 36 centavos en Estados Unidos. En 2024 costaba {gasoline-2024:number} dólares, más de nueve veces el precio de entonces. El abuelo niega con la cabeza. Pero en 1971 el hogar del medio tenía {household-income-1971} dólares al año, y en 2024 tenía {household-income-2024}.',
        sources: ['item-prices-bls', 'income-1971', 'income-h5'],
      },
    ],
    guess: {
      question:
        'Cuenta en tiempo: reparte el ingreso del año entre las horas de un empleo completo. ¿Cuántos minutos cuesta un galón?',
      options: [
        {
          id: 'less',
          text: 'La mitad que en 1971',
          isCorrect: false,
          answer: 'La gasolina no se abarató tanto. La leche sí, y más.',
        },
        {
          id: 'same',
          text: 'Más o menos los de 1971',
          isCorrect: true,
          answer: 'Cinco minutos entonces, cinco minutos ahora.',
        },
        {
          id: 'more',
          text: 'El doble que en 1971',
          isCorrect: false,
          answer:
            'Subió a unos nueve minutos en 1981, tras dos crisis del petróleo, y otra vez en 2012. Las dos veces volvió a bajar.',
        },
      ],
    },
    reveal: [
      {
        text: 'El precio se multiplicó por nueve, y son los mismos cinco minutos. Un precio, por sí solo, dice poco. Necesitas algo con que medirlo. De la medida que elijas depende lo que vas a ver, y ahí empieza la disputa.',
      },
    ],
  },
  objectives: [
    'Distinguir un precio en dólares, un precio en horas y un precio sin la inflación',
    'Decir qué cuenta un índice de precios, y por qué se discute desde dos lados',
    'Comparar salarios, ingresos y casas desde 1971 con más de una medida',
    'No mezclar qué pasó y por qué pasó',
  ],
  modules: [
    {
      type: 'story',
      title: 'Tres cosas que medir',
      sections: [
        {
          id: 'basket',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'De 1996 a hoy',
            location: 'Washington',
            character: 'Estadísticos y sus críticos',
            scene: 'La canasta que no deja de cambiar',
            narrative: [
              {
                text: 'El índice de precios al consumidor (IPC) sigue una canasta de cosas. En 2024 era {prices-multiple-1971-to-2024:number} veces el de 1971. Pero las cosas cambian. Si un televisor nuevo cuesta lo mismo y se ve mejor, ¿es más barato? Desde 1999 la Oficina de Estadísticas Laborales de Estados Unidos usa una fórmula para eso: un aparato mejor cuenta como un precio más bajo.',
                sources: ['cpi', 'bls-televisions'],
              },
              {
                text: 'En 1996 una comisión que encabezaba el economista Michael Boskin encontró que el índice se equivocaba en 1.1 puntos al año.',
                sources: ['boskin'],
              },
            ],
            guess: {
              question: '¿Hacia qué lado, según la comisión?',
              options: [
                {
                  id: 'low',
                  text: 'Mostraba menos inflación de la que había',
                  isCorrect: false,
                  answer: 'Eso lo dice otro grupo de críticos.',
                },
                {
                  id: 'high',
                  text: 'Mostraba más inflación de la que había',
                  isCorrect: true,
                  answer: 'Según ella, no veía las mejoras de calidad, las cosas nuevas ni las tiendas más baratas.',
                },
              ],
            },
            reveal: [
              {
                text: 'Un crítico llamó conjetura a ese resultado. Otros dicen lo contrario: que los cambios hechos desde comienzos de la década de 1980 esconden inflación, porque el índice ya no sigue el costo de una misma vida. Uno de ellos es John Williams, de Shadow Government Statistics. Dos economistas de la Oficina respondieron. De uno de los cambios, escribieron, se decía que le quitaba 3 puntos al año a la inflación. Ellos habían medido 0.28. Williams no lo aceptó. Ningún índice es un termómetro, pero no todo lo que se afirma sobre él está igual de bien fundado.',
                sources: ['boskin-review', 'shadow-statistics', 'bls-answers', 'shadow-reply'],
              },
            ],
            visual: 'changing-basket',
            visualText:
              'Dos canastas de compras. Una tiene pan, leche y un televisor viejo y abultado. La otra, pan, leche y uno plano.',
            mood: 'calm',
          },
        },
        {
          id: 'pay',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 1971 a 2024',
            location: 'Estados Unidos',
            character: 'El hogar del medio',
            scene: 'Más, pero ¿cuánto más?',
            narrative: [
              {
                text: 'El hogar mediano tiene tantos hogares por encima como por debajo. Divide su ingreso entre el índice de precios, y ves qué puede comprar.',
                sources: ['income-h5', 'cpi'],
              },
            ],
            guess: {
              question:
                'De 1971 a 2024, ¿qué hizo ese ingreso, descontada la inflación con el índice de precios común?',
              options: [
                {
                  id: 'fell',
                  text: 'Bajó',
                  isCorrect: false,
                  answer: 'Según estas dos series oficiales, no.',
                },
                {
                  id: 'fifth',
                  text: 'Subió más o menos un quinto',
                  isCorrect: true,
                  answer: 'Subió {household-income-after-inflation-since-1971:number} %, en 53 años.',
                },
                {
                  id: 'doubled',
                  text: 'Se duplicó',
                  isCorrect: false,
                  answer: 'Según una medida, se duplicó la producción por hora. Este ingreso no.',
                },
              ],
            },
            reveal: [
              {
                text: 'Una quinta parte en medio siglo es poco, dicen quienes hablan de una ruptura. El salario mediano por hora, con las prestaciones, subió 11 % de 1973 a 2016, y la producción por hora, 75 %. Además, llegar ahí exige más trabajo. Piensa en las parejas en las que al menos uno tiene empleo de tiempo completo. A comienzos de la década de 1970, en dos de cada tres solo lo tenía el hombre. Hacia 2000, en casi dos de cada tres lo tenían los dos. Desde entonces esa parte ha bajado un poco.',
                sources: ['pay-vox', 'earners-npr'],
              },
              {
                text: 'Otros responden: hasta 1982 el índice común seguía las tasas de las hipotecas. Con los índices mejorados que usa la Oficina del Censo, la subida es de más de dos quintas partes. En un hogar había entonces unas tres personas, y ahora dos y media. Además, este ingreso se cuenta antes de impuestos y sin la ayuda que no se paga en efectivo. La Oficina de Presupuesto del Congreso cuenta las dos cosas, y a su manera. Encuentra que los tres quintos del medio tenían 59 % más en 2019 que en 1979. Anna Stansbury y Lawrence Summers, que encontraron el 11 %, encuentran también que una producción que crece más rápido sigue haciendo subir los salarios. Piensan que algo distinto los frenó.',
                sources: [
                  'census-index',
                  'income-1971-improved',
                  'income-1990-improved',
                  'income-2024-release',
                  'income-deflators',
                  'cbo-income-2019',
                  'household-size-1970',
                  'household-size-2023',
                  'pay-piie',
                  'pay-vox',
                ],
              },
            ],
            visual: 'time-clock',
            visualText:
              'Un reloj de marcar la entrada en una pared, con un estante de tarjetas. Una mano mete una tarjeta.',
            mood: 'uneasy',
          },
        },
        {
          id: 'house',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'De 1971 a 2024',
            location: 'Estados Unidos',
            character: 'Quienes compran una casa nueva',
            scene: 'La casa',
            narrative: [
              {
                text: 'En 1971 la casa nueva mediana costaba {new-house-1971:number} dólares. Eran {house-in-household-incomes-1971} años de ingreso del hogar mediano. Una casa nueva de aquellos años tenía unos 1400 pies cuadrados.',
                sources: ['house', 'house-size-1970'],
              },
            ],
            guess: {
              question: '¿Y en 2024, en años de ingreso?',
              options: [
                {
                  id: 'two',
                  text: '{house-in-household-incomes-1971} años, como antes',
                  isCorrect: false,
                  answer: 'Ni de lejos.',
                },
                { id: 'four', text: '3.9 años', isCorrect: false, answer: 'Esa marca se superó en 1987.' },
                {
                  id: 'five',
                  text: '{house-in-household-incomes-2024} años',
                  isCorrect: true,
                  answer:
                    '{owner-house-2024:official:number} dólares. En 2022 llegaron a ser {house-in-household-incomes-2022}.',
                },
              ],
            },
            reveal: [
              {
                text: 'En 2024, descontada la inflación, la casa nueva cuesta {new-house-after-inflation:number} veces lo que costaba. También es la mitad más grande, unos {house-size-2024} pies cuadrados. Desde 1983 el índice de precios no la cuenta: una casa es una inversión, dicen quienes lo hacen, y por eso cuentan el alquiler que tendría que pagar el dueño.',
                sources: ['house', 'cpi', 'house-size-2024', 'bls-rent'],
                chart: 'prices-income-house',
              },
              {
                text: '¿Por qué? Unos dicen: cuando el dinero se crea con demasiada facilidad, la gente se refugia en cosas que nadie puede imprimir, y los préstamos persiguen casas. Edward Glaeser y sus colegas señalan los permisos: encuentran que desde 1970 es cada vez más difícil que te dejen construir. También cuentan las tasas de interés, las casas más grandes y las ciudades llenas. Estas causas no se excluyen entre sí.',
                sources: ['house-permits'],
              },
            ],
            visual: 'two-houses',
            visualText:
              'Una casa pequeña con un árbol y una casa grande con dos garajes. Delante de cada una hay una pila de monedas: la segunda es casi el doble de alta.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'La regla de goma',
      paragraphs: [
        {
          text: 'Cada año marcas en la puerta la estatura de tu hermanito, con una regla de goma. Alguien tira de ella, cada año un poco más. Pronto parece que el niño se encoge. Para saber cuánto mide, tienes que saber cuánto se estiró la regla.',
        },
        {
          text: 'El dólar es una regla así. Casi todos los años compra menos, y por eso los precios parecen crecer. La inflación es el estiramiento. Puedes corregirlo con un índice de precios. O puedes tirar la regla y medir con otra cosa: horas de trabajo. Los economistas lo hacen con la luz. El salario de una hora compra miles de veces la luz que compraba en 1800.',
          sources: ['nordhaus-light', 'nordhaus-delong'],
        },
      ],
      drawing: {
        visual: 'rubber-ruler',
        background: 'plain',
        mood: 'calm',
        text: 'El mismo niño dos veces: junto a una regla, y junto a esa regla estirada. Con la regla estirada, el niño parece más pequeño.',
      },
      limits:
        'El marco de una puerta no cambia. Un auto, una casa o una hora de trabajo, sí: los autos se hicieron más seguros, las casas más grandes, y las horas se pagan de formas muy distintas. Toda regla está hecha de alguna clase de goma.',
    },
    {
      type: 'interactive',
      widget: 'hours-of-work',
      title: 'Te toca: ¿cuánto cuesta en horas?',
      introduction: [
        {
          text: 'Elige una cosa y un año. El instrumento cuenta cuánto tiempo trabajaba por ella el hogar del medio, entonces y en 2024. Al lado está la otra medida: el precio una vez descontada la inflación.',
        },
        {
          text: 'Las parejas de 25 a 54 años trabajaban juntas 56 horas pagadas por semana en 1969. En 2000 eran 67.',
          sources: ['bls-couples'],
        },
      ],
      tasks: [
        {
          text: 'Busca una cosa que se abarató con las dos medidas, y una que se encareció con las dos.',
          answer: 'Desde 1971 la leche se abarató con las dos. El auto y la casa se encarecieron con las dos.',
        },
        {
          text: 'Toma el pan y 1971. ¿Por qué no coinciden las dos medidas?',
          answer:
            'En horas de trabajo se abarató un 15 %. Descontada la inflación, su precio es más o menos el mismo. Los salarios subieron más que los precios.',
        },
        {
          text: 'Toma la casa. Pasa el año de 1971 a 2010 y a 2021. ¿Cuándo costaba más años? ¿Por qué pudo ser 1981 más duro de todos modos? Mira «Lo que esconden estos números».',
          answer:
            'En 2021: 5.4 años de ingreso, frente a 4.5 en 2010 y 2.8 en 1971. En 1981 los intereses del préstamo eran mucho más altos.',
        },
        {
          text: 'Vuelve al pan y prueba las horas de las parejas: 2912 para 1971 (56 por semana) y 3484 para 2024 (67 por semana). ¿Qué queda del progreso? ¿Por qué es demasiado severo?',
          answer:
            'Nada: el pan cuesta entonces tanto tiempo como en 1971. Es demasiado severo porque el ingreso es de todos los hogares, y muchos no son parejas.',
        },
      ],
      closing: [
        {
          text: 'Cinco cosas no son una vida. Faltan el alquiler, los médicos, la universidad y el cuidado de los niños, y también los teléfonos y las computadoras. Si alguien te muestra un solo precio para demostrar que todo empeoró, o mejoró, pídele los otros cuatro.',
        },
        {
          text: 'Y estos números dicen qué pasó. No dicen por qué. El año 1971 está en la lista porque se afirma mucho sobre él, no porque allí se doblen todas las líneas.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'hours',
      prompt:
        'Una cosa cuesta el triple de dólares, y tu salario se multiplicó por seis. En horas de trabajo, la cosa es…',
      options: [
        {
          id: 'same',
          text: 'igual de cara que antes',
          isCorrect: false,
          explanation: 'El salario creció más que el precio, así que bajaron las horas.',
        },
        {
          id: 'dearer',
          text: 'el triple de cara',
          isCorrect: false,
          explanation: 'En dólares, sí. Las horas cuentan también el salario.',
        },
        {
          id: 'half',
          text: 'la mitad de cara',
          isCorrect: true,
          explanation: 'Tres entre seis.',
        },
      ],
    },
    {
      id: 'cpi',
      prompt: '¿Por qué no aparece el precio de una casa en el índice de precios al consumidor?',
      options: [
        {
          id: 'invest',
          text: 'Cuenta como una inversión',
          isCorrect: true,
          explanation:
            'El índice cuenta lo que cuesta vivir en ella. Para los dueños estima un alquiler. A los críticos no les gusta.',
        },
        {
          id: 'hide',
          text: 'Una ley lo prohíbe',
          isCorrect: false,
          explanation: 'No. Fue una decisión de estadísticos, anunciada en 1981 y discutida desde entonces.',
        },
        {
          id: 'small',
          text: 'Muy poca gente compra una',
          isCorrect: false,
          explanation:
            'La mayoría de los hogares de Estados Unidos es dueña de la suya. Es la compra más grande de su vida.',
        },
      ],
    },
    {
      id: 'cause',
      prompt: 'Las casas cuestan más años de ingreso que en 1971. ¿Qué se deduce de eso?',
      options: [
        {
          id: 'gold',
          text: 'Lo causó el fin de la promesa del oro',
          isCorrect: false,
          explanation: 'Puede haber ayudado. Que una fecha venga antes que otra no demuestra nada.',
        },
        {
          id: 'look',
          text: 'Algo cambió. Por qué, sigue abierto',
          isCorrect: true,
          explanation:
            'Las causas hay que mostrarlas una por una. El dinero, los permisos, el tamaño, los intereses y las ciudades están todos en la lista.',
        },
        {
          id: 'nothing',
          text: 'Nada, porque las casas son más grandes',
          isCorrect: false,
          explanation: 'Que sean la mitad más grandes no explica el doble de precio, descontada la inflación.',
        },
      ],
    },
  ],
  takeaways: [
    'Un precio necesita una medida: dólares, horas, o dólares una vez descontada la inflación.',
    'La leche cuesta cerca de un tercio del tiempo de 1971, la gasolina lo mismo, una casa mucho más.',
    'Un índice de precios es un conjunto de decisiones, y lo atacan desde los dos lados.',
    'Los números muestran qué pasó. Por qué pasó es otra pregunta.',
  ],
  explains: 'por qué un precio dice poco hasta que eliges una medida',
  limits:
    'El ingreso de los hogares es la mejor serie larga que tiene este sitio. Se cuenta antes de impuestos, y en un hogar pueden ganar uno o dos. El precio de la leche de 1971 es una estimación, y el auto de 2024 es cualquier auto o camioneta nuevos. Las cifras son de Estados Unidos. Nada de lo que hay aquí es asesoramiento financiero.',
};
