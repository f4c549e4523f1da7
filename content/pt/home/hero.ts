import { birthYear } from './birth-year';
import { minute } from './minute';

/** Numbers in braces are rows of content/claims. */
export const hero = {
  /** The second part is in the red of 1971; the last appears after a second. */
  headline: ['Em ', '1971', ', ', 'o dinheiro mudou.'],
  what: 'Até agosto de 1971, outros governos podiam trocar 35 dólares por uma onça de ouro no Tesouro dos Estados Unidos. Então o presidente do país fechou esse guichê. Hoje o dólar, o euro e o iene se apoiam na lei e na confiança.',
  /** Goes on after `what`, and leads to what Bitcoin is. */
  bitcoin: 'O Bitcoin tenta outro caminho.',
  since:
    'Cada moeda mostra o que ainda comprava um dólar de 1971 guardado na gaveta. Até maio de 2025, esse dólar já tinha perdido {dollar-value-lost-since-1971} do valor. Antes, o dólar também perdia valor, só que mais devagar: {dollar-value-lost-1913-to-1971} de 1913 a 1971.',
  /** The last words of the exhibit, before what Bitcoin is. */
  answer: 'Algumas pessoas responderam com um código que limita a quantidade de moedas, não o preço delas: o Bitcoin.',
  start: 'Começar o passeio',
  guides: 'Ir para os guias',
  coins: {
    title: 'O dólar que encolhe',
    description: 'Moedas cuja área é o que ainda comprava um dólar de 1971 guardado em dinheiro vivo: {list}.',
    item: '{cents} centavos em {year}',
    caption: 'O que conta é a área. A última é de maio de 2025.',
    /** The label of the last coin: the year of its prices. The caption names the month. */
    last: '2025',
  },
  birthYear,
  minute,
  hint: 'Virar o cartão',
  sourceLink: 'Fonte e ressalvas',
  cards: {
    lost: {
      label: 'Valor que o dólar perdeu desde 1971',
      age: 'Preços até maio de 2025',
      title: 'Um dólar na gaveta',
      lead: 'O que custava US$ 1 em 1971 custava cerca de {price-of-a-1971-dollar} em maio de 2025.',
      text: 'Dinheiro vivo na gaveta não rende nada. Por isso perdeu {dollar-value-lost-since-1971}, e {dollar-value-lost-since-1971-latest} até {last-cpi-month}. Os preços subiram {inflation-per-year-1913-to-1971} ao ano de 1913 a 1971 e {inflation-per-year-1971-to-2024} ao ano de 1971 a 2024. Os salários também subiram, e as contas de poupança pagavam juros.',
    },
    house: {
      label: 'Alta do preço das casas',
      age: 'Nova em 1971, usada em maio de 2025',
      title: 'A mesma casa?',
      lead: 'Preços medianos: {new-house-1971} por uma casa nova em 1971, {owner-house-2024} por uma usada em maio de 2025.',
      text: 'O segundo preço é {house-price-ratio:number} vezes o primeiro: uma alta de {house-price-multiple:number:1} vezes esse primeiro preço. Boa parte dessa alta é, de novo, a perda do próprio dólar. Descontada a inflação, uma casa nova de 2024 custava {new-house-after-inflation:number} vezes o que custava uma de 1971. As casas também ficaram maiores, e os salários subiram.',
    },
    year: {
      label: 'O ano em que o ouro e o dólar se separaram',
      age: null,
      title: '15 de agosto de 1971',
      lead: 'Os estrangeiros tinham muito mais dólares do que o ouro do Tesouro podia cobrir.',
      text: 'Naquele domingo, o presidente Nixon fechou o guichê “temporariamente”. Ele nunca mais abriu, e em março de 1973 já era um mercado que decidia quantos ienes valia um dólar. A guerra, os gastos e um sistema mal projetado agiram juntos; discute-se quanto pesou cada um. Hoje ninguém pode trocar dólares, euros ou ienes por ouro a um preço fixo.',
      window: {
        sign: 'OURO',
        closedSign: 'FECHADO',
        open: 'Antes: governos trocam dólares por ouro',
        closed: 'Desde 15 de agosto de 1971: fechado',
      },
    },
  },
};
