import type { guideClaims } from '@/content/claims/guides';
import type { ClaimWords } from '../../en/claims/words';

export const guideWords: Record<keyof typeof guideClaims, ClaimWords> = {
  'strategy-average-cost': {
    title: 'O que a Strategy pagou, em média, por cada bitcoin que tinha em 5 de abril de 2026',
    how: 'Lido em um resumo do relatório da empresa à autoridade do mercado de ações dos EUA.',
    caveat: 'A média de todas as moedas que tinha. Desde então, ela comprou e vendeu.',
  },
  'block-first-coins': {
    title: 'Bitcoins que a Block comprou em outubro de 2020',
    how: 'Lido em uma notícia sobre as compras da empresa.',
    caveat: 'Na época, a empresa se chamava Square.',
  },
  'block-first-cost': {
    title: 'O que a Block pagou pelos bitcoins de outubro de 2020',
    how: 'Lido em uma notícia sobre as compras da empresa.',
    caveat: 'Uma quantia arredondada.',
  },
  'block-second-coins': {
    title: 'Bitcoins que a Block comprou em fevereiro de 2021',
    how: 'Lido em uma notícia sobre as compras da empresa.',
    caveat: 'Na época, a empresa se chamava Square.',
  },
  'block-second-cost': {
    title: 'O que a Block pagou pelos bitcoins de fevereiro de 2021',
    how: 'Lido em uma notícia sobre as compras da empresa.',
    caveat: 'Uma quantia arredondada.',
  },
  'ftx-paid': {
    title:
      'O que a FTX iria pagar à maioria dos credores, comparado com o que eles tinham em dólares no dia em que ela quebrou',
    how: 'Lido em uma notícia sobre o plano que um juiz aprovou.',
    caveat: 'Contado em dólares de novembro de 2022. Quando o dinheiro foi pago, o bitcoin custava várias vezes mais.',
  },
  'ftx-bitcoin-value': {
    title: 'Quanto valeu um bitcoin nos créditos dos clientes da FTX',
    how: 'Lido em uma notícia sobre a decisão de um tribunal.',
    caveat: 'É o preço do dia da quebra. Quando o dinheiro foi pago, o bitcoin custava várias vezes mais.',
  },
  'salvador-paid-2023': {
    title: 'Pessoas em El Salvador que disseram ter pago com bitcoin em 2023',
    how: 'Lido em uma notícia sobre uma pesquisa da Universidade Centro-Americana (UCA).',
    caveat: 'Uma pesquisa: o que as pessoas dizem que fizeram.',
  },
  'salvador-paid-2024': {
    title: 'Pessoas em El Salvador que disseram ter pago com bitcoin em 2024',
    how: 'Lido em uma notícia, em espanhol, sobre uma pesquisa da Universidade Centro-Americana (UCA).',
    caveat: 'Uma pesquisa: o que as pessoas dizem que fizeram.',
  },
  'remittance-plain': {
    title:
      'Taxa para enviar duzentos dólares para casa, no terceiro trimestre de 2023: média simples de todos os serviços',
    how: 'Lido no relatório do Banco Mundial.',
    caveat: 'Cada serviço conta igual, por menos gente que o use.',
  },
  'remittance-weighted': {
    title:
      'Taxa para enviar duzentos dólares para casa, no terceiro trimestre de 2023: ponderada pelas quantias enviadas',
    how: 'Lido no relatório do Banco Mundial.',
    caveat: 'Os serviços que levam mais dinheiro contam mais.',
  },
  'app-users-at-loss-least': {
    title:
      'Usuários de apps de compra e venda que provavelmente tinham prejuízo no fim de 2022: a estimativa mais baixa',
    how: 'Lido em uma notícia sobre um estudo de economistas do Banco de Compensações Internacionais (BIS).',
    caveat: 'Uma estimativa grosseira, nas palavras dos próprios autores.',
  },
  'app-users-at-loss-most': {
    title:
      'Usuários de apps de compra e venda que provavelmente tinham prejuízo no fim de 2022: a estimativa mais alta',
    how: 'Lido em uma notícia sobre um estudo de economistas do Banco de Compensações Internacionais (BIS).',
    caveat: 'Uma estimativa grosseira, nas palavras dos próprios autores.',
  },
  'adults-with-crypto-2023': {
    title: 'Adultos dos EUA que usaram ou tiveram alguma criptomoeda em 2023',
    how: 'Lido em um relato sobre a pesquisa anual do Federal Reserve.',
    caveat: 'Qualquer criptomoeda. Contando apenas o bitcoin, o número só pode ser igual ou menor.',
  },
  'adults-paying-with-crypto-2023': {
    title: 'Adultos dos EUA que pagaram alguma coisa com criptomoeda em 2023',
    how: 'Lido em um relato sobre a pesquisa anual do Federal Reserve.',
    caveat: 'É cerca disso: o relato arredonda.',
  },
  'children-died-1800': {
    title: 'Crianças que morriam antes dos cinco anos há dois séculos: mais que isto',
    how: 'Lido em um artigo do Our World in Data.',
    caveat: 'Uma estimativa para o mundo inteiro.',
  },
  'children-died-2021': {
    title: 'Crianças que morrem antes dos cinco anos, pelas taxas de 2021',
    how: 'Lido em um artigo do Our World in Data.',
    caveat: 'Uma média do mundo. Varia muito de um país para outro.',
  },
  'lump-sum-ahead-stocks': {
    title: 'Casos em que uma compra única de ações do mundo estava, depois de um ano, à frente de três compras mensais',
    how: 'Lido em um artigo da Vanguard sobre um estudo dela mesma, dos anos de 1976 a 2022.',
    caveat: 'A Vanguard vende fundos. Naqueles anos, as ações do mundo quase sempre subiram.',
  },
  'soldiers-rate-least': {
    title:
      'Taxa anual em que as duas ofertas aos soldados dos EUA em 1992 valiam o mesmo: a mais baixa entre os casos deles',
    how: 'Lido no começo do estudo, em uma cópia.',
    caveat: 'Antes de impostos. Dependia da patente e dos anos de serviço.',
  },
  'soldiers-rate-most': {
    title:
      'Taxa anual em que as duas ofertas aos soldados dos EUA em 1992 valiam o mesmo: a mais alta entre os casos deles',
    how: 'Lido no começo do estudo, em uma cópia.',
    caveat: 'Antes de impostos. Dependia da patente e dos anos de serviço.',
  },
  'pool-group-share-2024': {
    title: 'Hashrate do maior grupo de pools de mineração em maio de 2024',
    how: 'Lido em um gráfico público que agrupa os pools que parecem usar os mesmos planos de bloco.',
    caveat: 'Quais pools formam um grupo é uma avaliação do autor do gráfico.',
  },
  'pool-groups-share-2025': {
    title: 'Blocos achados por seis grupos de pools de mineração em 2025: mais que isto',
    how: 'Lido em uma tradução do relatório do autor.',
    caveat: 'Uma parte dos blocos, não do hashrate, por isso não se pode comparar com a linha acima.',
  },
  'miner-joules-air': {
    title: 'Joules de que uma boa máquina de mineração resfriada a ar precisa para um trilhão de palpites',
    how: 'Calculado com os watts e os palpites que um site de aficionados repete do fabricante.',
    caveat: 'Um modelo dos anos 2020, segundo o fabricante. Resfriamento e perdas se somam a isso.',
  },
  'miner-joules-water': {
    title:
      'Joules de que uma máquina de mineração resfriada a água, anunciada para 2026, precisa para um trilhão de palpites',
    how: 'Lido em uma cópia de uma notícia.',
    caveat: 'É o que o fabricante dizia antes de ela ser vendida.',
  },
  'mining-gas-share': {
    title: 'Gás natural na eletricidade da mineração de Bitcoin, pelo relatório de Cambridge de 2025',
    how: 'Lido em resumos publicados do relatório.',
    caveat: 'Uma pesquisa com empresas que tinham a maior parte da atividade nos Estados Unidos.',
  },
  'riot-cut': {
    title: 'Quanto a Riot cortou do uso de eletricidade nas horas de pico de agosto de 2023: mais que isto',
    how: 'Lido em uma notícia sobre o anúncio da própria empresa.',
    caveat: 'É o que diz a empresa.',
  },
  'riot-credits-paid': {
    title: 'Créditos que a Riot recebeu por eletricidade em agosto de 2023',
    how: 'Lido em uma notícia sobre o anúncio da própria empresa.',
    caveat: 'Um mês de uma empresa no Texas.',
  },
  'node-disk-full': {
    title: 'Espaço em disco de que um nó completo precisa, em gigabytes, abril de 2026',
    how: 'Lido nos requisitos do bitcoin.org.',
    caveat: 'Cresce a cada mês.',
  },
  'node-disk-pruned-least': {
    title: 'Espaço em disco de que um nó podado precisa, em gigabytes: o mínimo a prever',
    how: 'Nossa própria conta: o tamanho da lista de moedas não gastas, lido no código-fonte do Bitcoin Core, e os 550 MiB que o bitcoin.org indica como o menor espaço para os blocos.',
    caveat: 'O arredondamento é nosso. A lista de moedas não gastas cresce e encolhe.',
  },
  'node-disk-pruned-most': {
    title: 'Espaço em disco de que um nó podado precisa, em gigabytes: uma conta com alguma folga',
    how: 'Nossa própria conta: o tamanho da lista de moedas não gastas, lido no código-fonte do Bitcoin Core, e os 550 MiB que o bitcoin.org indica como o menor espaço para os blocos.',
    caveat: 'O arredondamento é nosso. A lista de moedas não gastas cresce e encolhe.',
  },
  'fee-rate-low-2026': {
    title: 'Tarifa de prioridade baixa e média no começo de maio de 2026, em satoshis por byte virtual',
    how: 'Lido em um artigo que mostra as estimativas de uma mempool pública naqueles dias.',
    caveat: 'As estimativas de alguns dias calmos. As tarifas mudam em poucas horas.',
  },
  'fee-rate-high-2026': {
    title: 'Tarifa de prioridade alta no começo de maio de 2026, em satoshis por byte virtual',
    how: 'Lido em um artigo que mostra as estimativas de uma mempool pública naqueles dias.',
    caveat: 'As estimativas de alguns dias calmos. As tarifas mudam em poucas horas.',
  },
  'fee-rate-rush-2024': {
    title: 'Tarifa média em uma correria no fim de fevereiro de 2024, em satoshis por byte virtual',
    how: 'Lido em um artigo sobre a alta das taxas naqueles dias.',
    caveat: 'Alguns dias movimentados: no espaço de quatro deles, as taxas tinham mais que dobrado.',
  },
  'core-newest-version': {
    title: 'Versão principal mais nova do Bitcoin Core nas nossas fontes',
    how: 'Lido nas notas de versão do projeto.',
    caveat: 'O projeto pretende lançar uma nova a cada seis meses.',
  },
  'allowlist-hold': {
    title: 'Horas que um endereço novo tem de esperar na Coinbase com a lista de permitidos ativada',
    how: 'Lido nas páginas de ajuda da corretora.',
    caveat: 'A regra de uma plataforma, que pode mudá-la.',
  },
  'chain-split-own-blocks': {
    title: 'Blocos em três semanas na cadeia dos nós que exigiam o BIP 110',
    how: 'Lido em uma mudança do programa que a maioria desses nós rodava.',
    caveat: 'Contados por quem faz esse programa.',
  },
};
