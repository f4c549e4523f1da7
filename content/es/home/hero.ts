import { birthYear } from './birth-year';
import { minute } from './minute';

/** Numbers in braces are rows of content/claims. */
export const hero = {
  /** The second part is in the red of 1971; the last appears after a second. */
  headline: ['En ', '1971', ', ', 'el dinero cambió.'],
  what: 'Hasta agosto de 1971, los demás gobiernos podían cambiar 35 dólares por una onza de oro en el Tesoro de Estados Unidos. Entonces el presidente cerró esa ventanilla. Hoy el dólar, el euro y el yen se apoyan en la ley y en la confianza.',
  /** Goes on after `what`, and leads to what Bitcoin is. */
  bitcoin: 'Bitcoin prueba otro camino.',
  since:
    'Cada moneda muestra lo que todavía podía comprar un dólar de 1971 guardado en un cajón. En mayo de 2025 ese dólar ya había perdido el {dollar-value-lost-since-1971} de su valor. El dólar también perdía valor antes, pero más despacio: un {dollar-value-lost-1913-to-1971} de 1913 a 1971.',
  /** The last words of the exhibit, before what Bitcoin is. */
  answer: 'Algunas personas respondieron con un código que limita la cantidad de monedas, pero no su precio: Bitcoin.',
  start: 'Empezar el recorrido',
  guides: 'Ir a las guías',
  coins: {
    title: 'El dólar que se encoge',
    description:
      'Monedas cuya superficie es lo que todavía podía comprar un dólar de 1971 guardado en efectivo: {list}.',
    item: '{cents} centavos en {year}',
    caption: 'Por superficie. La última moneda: mayo de 2025.',
    /** The label of the last coin: the year of its prices. The caption names the month. */
    last: '2025',
  },
  birthYear,
  minute,
  hint: 'Voltear la tarjeta',
  sourceLink: 'Fuente y salvedades',
  cards: {
    lost: {
      label: 'Valor que perdió el dólar desde 1971',
      age: 'Precios hasta mayo de 2025',
      title: 'Un dólar en un cajón',
      lead: 'Lo que costaba US$ 1 en 1971 costaba unos {price-of-a-1971-dollar} en mayo de 2025.',
      text: 'El efectivo en un cajón no rinde nada. Por eso perdió un {dollar-value-lost-since-1971}, y un {dollar-value-lost-since-1971-latest} hasta {last-cpi-month}. Los precios subieron un {inflation-per-year-1913-to-1971} al año de 1913 a 1971, y un {inflation-per-year-1971-to-2024} al año de 1971 a 2024. También subieron los salarios, y las cuentas de ahorros pagaban intereses.',
    },
    house: {
      label: 'Alza del precio de una casa',
      age: 'Nueva en 1971, usada en mayo de 2025',
      title: '¿La misma casa?',
      lead: 'Precios medianos: {new-house-1971} por una casa nueva en 1971, {owner-house-2024} por una usada en mayo de 2025.',
      text: 'El segundo precio es {house-price-ratio:number} veces el primero: un alza de {house-price-multiple:number:1} veces ese primer precio. Gran parte de esa alza es, otra vez, la pérdida del propio dólar: descontada la inflación, una casa nueva de 2024 costaba {new-house-after-inflation:number} veces lo que una de 1971. Además, las casas se hicieron más grandes, y los salarios subieron.',
    },
    year: {
      label: 'El año en que el oro y el dólar se separaron',
      age: null,
      title: '15 de agosto de 1971',
      lead: 'En el extranjero había muchos más dólares de los que el oro del Tesoro podía cubrir.',
      text: 'Ese domingo, el presidente Nixon cerró la ventanilla «temporalmente». Nunca se volvió a abrir, y en marzo de 1973 ya era un mercado el que decidía cuántos yenes valía un dólar. La guerra, el gasto y un diseño débil actuaron juntos; se discute cuánto pesó cada cosa. Hoy nadie puede cambiar dólares, euros o yenes por oro a un precio fijo.',
      window: {
        sign: 'ORO',
        closedSign: 'CERRADO',
        open: 'Antes: los gobiernos cambian dólares por oro',
        closed: 'Desde el 15 de agosto de 1971: cerrado',
      },
    },
  },
};
