import type { headlineClaims } from '@/content/claims/headline';
import type { ClaimWords } from '../../en/claims/words';
import { bitcoinPriceWords } from './bitcoin-price';

export const headlineWords: Record<keyof typeof headlineClaims, ClaimWords> = {
  'dollar-value-lost-since-1971': {
    title: 'Valor que o dólar perdeu desde 1971',
    how: '1 menos o nível de preços de 1971 ({owner-cpi-1971}) dividido pelo nível de preços de maio de 2025 ({owner-cpi-2024}).',
    caveat:
      'Vale para um dólar guardado em dinheiro vivo, sem juros. Os salários e os juros da poupança também subiram. As médias anuais oficiais também dão {dollar-value-lost-since-1971:official}. Boa parte da perda do dólar veio antes: veja de 1913 a 1971.',
  },
  'house-price-multiple': {
    title: 'Alta do preço de uma casa desde 1971',
    how: 'O preço mediano de uma casa usada em maio de 2025 ({owner-house-2024}) menos o de uma nova em 1971 ({new-house-1971}), e a diferença dividida pelo de 1971. A alta é de {house-price-multiple:number:1} vezes o primeiro preço; aqui ela é arredondada para um número inteiro.',
    caveat:
      'O preço de maio de 2025 é {house-price-ratio:number} vezes o de 1971: o preço antigo mais uma alta de {house-price-multiple:number:1}. Os dois preços vêm de séries diferentes, casas usadas e casas novas. Só com casas novas, a alta é de {house-price-multiple:official:number:1}. As casas também ficaram maiores.',
  },
  'house-price-ratio': {
    title: 'Preço de uma casa, maio de 2025 comparado com 1971',
    how: 'O preço mediano de uma casa usada em maio de 2025 ({owner-house-2024}) dividido pelo de uma nova em 1971 ({new-house-1971}).',
    caveat:
      'O preço de maio de 2025 é de casas usadas, e o de 1971, de casas novas. Só com casas novas dá {house-price-ratio:official:number}.',
  },
  'year-1971': {
    title: 'O ano em que fechou o guichê do ouro',
    how: 'Uma data: em 15 de agosto de 1971, o presidente Nixon acabou com a troca de dólares por ouro a um preço fixo.',
    caveat:
      'Só governos e bancos centrais estrangeiros ainda podiam fazer essa troca. Muita coisa mudou nos anos 1970, e acontecer na mesma época não prova uma causa.',
  },
  'm2-increase-since-1959': {
    title: 'Alta da quantidade de dinheiro, de fevereiro de 1959 a novembro de 2024',
    how: 'A M2 passou de {m2-feb-1959:billions} bilhões de dólares em fevereiro de 1959 para {m2-nov-2024:billions} bilhões de dólares em novembro de 2024, na edição dos dados do começo de 2025. São cerca de {m2-multiple-between-the-months:number} dólares para cada um de 1959.',
    caveat:
      'Compara dois meses isolados. De {m2-jan-1959} em janeiro de 1959 a {m2-jan-2024} em janeiro de 2024, o losango ao lado da linha que desenhamos, são {m2-increase-drawn-series}. De janeiro de 1959 a dezembro de 2024, a edição de 2026 dá {m2-increase-since-1959:official}.',
  },
  'm2-increase-drawn-series': {
    title: 'Alta da quantidade de dinheiro de janeiro de 1959 a janeiro de 2024',
    how: 'De {m2-jan-1959} (janeiro de 1959) a {m2-jan-2024} (janeiro de 2024 na edição do começo de 2025, o losango ao lado da linha que desenhamos).',
    caveat:
      'As duas pontas são meses isolados. As médias anuais de 1959 e 2024 ({m2-in-2024}) na edição de 2026 dão {m2-increase-drawn-series:official}.',
  },
  'm2-multiple-since-1959': {
    title: 'A quantidade de dinheiro de janeiro de 2024 como múltiplo da de janeiro de 1959',
    how: '{m2-jan-2024} divididos por {m2-jan-1959} dão {m2-multiple-since-1959:1}; aqui o número é arredondado para a dezena mais próxima. Os meses são janeiro de 1959 e janeiro de 2024, na edição do começo de 2025.',
    caveat:
      'Em maio de 2026, o múltiplo era {m2-multiple-latest:number}, na edição de 2026. O número de pessoas e a produção da economia também cresceram. Mais dinheiro não é o mesmo que preços mais altos.',
  },
  'purchasing-power-lost-since-1959': {
    title: 'Valor que 100 dólares perderam desde 1959',
    how: '1 menos o nível de preços de 1959 ({owner-cpi-1959}) dividido pelo nível de preços de maio de 2025 ({owner-cpi-2024}).',
    caveat:
      'Vale para dinheiro vivo sem juros. As médias anuais oficiais de 1959 e 2024 dão {purchasing-power-lost-since-1959:official}.',
  },
  'purchasing-power-lost-since-1959-rounded': {
    title: 'Valor que o dólar perdeu desde 1959, arredondado',
    how: 'A mesma conta de {purchasing-power-lost-since-1959}, arredondada para uma porcentagem inteira.',
    caveat: 'Vale para dinheiro vivo sem juros. O resultado exato com as médias anuais oficiais é um pouco mais baixo.',
  },
  'purchasing-power-of-100-dollars': {
    title: 'O que 100 dólares de 1959 ainda compravam em maio de 2025',
    how: '100 vezes o nível de preços de 1959 ({owner-cpi-1959}) dividido pelo nível de preços de maio de 2025 ({owner-cpi-2024}).',
    caveat: 'Em dólares de 1959. As médias anuais oficiais dão {purchasing-power-of-100-dollars:official}.',
  },
  'cpi-base-difference': {
    title: 'Quanto os resultados seriam mais baixos com a média oficial de 2024',
    how: '1 menos a média oficial de 2024 ({owner-cpi-2024:official}) dividida pelo nível de preços de maio de 2025 ({owner-cpi-2024}).',
    caveat: 'O nível de maio de 2025 continua sendo a base da máquina do tempo.',
  },
  'cpi-peak-1980': {
    title: 'A maior inflação anual por volta de 1980',
    how: 'Os preços ao consumidor em março de 1980 comparados com os de março de 1979.',
    caveat: 'Um mês comparado com o mesmo mês do ano anterior, não uma média anual.',
  },
  'cpi-june-2022': {
    title: 'Inflação anual em junho de 2022',
    how: 'Os preços ao consumidor em junho de 2022 comparados com os de junho de 2021.',
    caveat: 'Foi a mais alta em cerca de quarenta anos, e caiu nos meses seguintes.',
  },
  'm2-feb-2020-to-feb-2021': {
    title: 'Alta da quantidade de dinheiro em um ano da pandemia',
    how: 'A M2 em fevereiro de 2021 ({m2-feb-2021:billions} bilhões de dólares) comparada com fevereiro de 2020 ({m2-feb-2020:billions} bilhões).',
    caveat: 'De março de 2022 a outubro de 2023, a mesma medida caiu {m2-fall-2022-to-2023}.',
  },
  'productivity-1979-to-2024': {
    title: 'Alta da produtividade, de 1979 a 2024',
    how: 'O índice de 2024 ({productivity-index-2024}) dividido pelo de 1979 ({productivity-index-1979}), menos 1.',
    caveat: 'Economic Policy Institute, publicação de janeiro de 2026. Outras medidas de preços dão outros valores.',
  },
  'pay-1979-to-2024': {
    title: 'Alta do salário típico, de 1979 a 2024',
    how: 'O índice de 2024 ({pay-index-2024}) dividido pelo de 1979 ({pay-index-1979}), menos 1.',
    caveat:
      'Descontada a inflação, para trabalhadores que não são gerentes. O salário médio de todos os trabalhadores subiu mais, porque os salários altos foram os que mais subiram.',
  },
  ...bitcoinPriceWords,
  'btc-worst-drawdown': {
    title: 'Maior queda do preço do bitcoin entre fins de mês',
    how: 'A queda mais funda de um fechamento de fim de mês até um posterior: de {btc-deepest-fall-from} em {btc-deepest-fall-from-month} a {btc-deepest-fall-to} em {btc-deepest-fall-to-month}.',
    caveat:
      'Os fechamentos diários caíram mais: {btc-fall-2011} de junho a novembro de 2011. De um fim de mês a outro posterior, o preço já caiu mais da metade várias vezes.',
  },
  'btc-price-last-month': {
    title: 'Preço do bitcoin no último fim de mês dos nossos dados',
    how: 'O fechamento do último dia de {last-btc-month}.',
    caveat: 'Este site não carrega preços ao vivo. O preço de hoje será outro.',
  },
  'btc-supply-year-end': {
    title: 'Bitcoins emitidos até o fim do último ano completo dos nossos dados',
    how: 'Todos os subsídios de bloco pagos até 31 de dezembro de {last-network-year}.',
    caveat: 'As moedas perdidas contam, porque ninguém sabe dizer quais se perderam.',
  },
  'btc-hash-rate-latest': {
    title: 'Hashrate da rede no último dezembro dos nossos dados',
    how: 'A média das estimativas diárias de dezembro de {last-network-year}. Um EH/s é um bilhão de bilhões de palpites por segundo.',
    caveat: 'Uma estimativa a partir da dificuldade e dos blocos achados. Os valores diários variam muito.',
  },
  'btc-energy-cambridge': {
    title: 'Eletricidade usada pela rede Bitcoin em 2024',
    how: 'Lido no Cambridge Digital Mining Industry Report, de abril de 2025.',
    caveat:
      'Vem de uma pesquisa com empresas de mineração que operam cerca de metade da rede. Lido em uma notícia sobre o estudo.',
  },
};
