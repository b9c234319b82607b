/** Passwords of eight or more characters that are common among English and Arabic speakers, beyond the leaked list. */
const commonPasswords = new Set(
  `
  0000000000a 00112233 01011980 01011990 01012000 01012010 01020304 01234567 0123456789 09876543 0987654321
  100200300 10203040 102030405060 11223344 1122334455 112233445566 12051990 12121212 123123123 12332112 123321123
  12341234 12344321 12345432 1234554321 123456123 123456123456 12345654 123456654321 123456789012 1234567890123
  1234567890a 1234567891 12345678910 123456789123 123456789a 123456789q 12345678a 12345678q 1234567a 1234567q
  123456aa 123456ab 123456abc 123456as 123456qwerty 12345abc 12345abcd 12345qwert 1234abcd 1234qwer 123654789
  123698745 123abc123 123qwe123 123qweasd 123qwerty 12qwaszx 13131313 1314520a 13579135 1357924680 147258369
  147852369 159357456 159753456 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992
  1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20102010 20112011 20122012
  20202020 24681012 258456357 31121990 321654987 456123789 5201314520 5201314a 55667788 66668888 741852963
  76543210 789456123 87654321 876543210 88889999 963852741 987654321 9876543210 987654321a 99887766 a1234567
  a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa12345 abc12345 abc123456 abc123abc abcabcabc
  abcd1234 abcd12345 abcdabcd abcdefg1 abcdefgh abcdefghi abcdefghij abdallah abdullah abdullah1 access123
  access14 admin123 admin1234 admin12345 admin123456 admin@123 adminadmin administrator administrator1 ahmed123
  ahmed1234 aisha123 alexande alexander alexander1 alexandra alhamdulillah allah123 allahakbar america1 american
  android1 angel123 angels12 anthony1 anthony123 april123 arabic123 argentina arsenal1 arsenal123 as123456
  asd12345 asd123456 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 asdfjkl1 asdfqwer
  august123 autumn2020 autumn2023 autumn2024 azerty123 azertyui azertyuiop baby1234 babyboy1 babygirl babygirl1
  bangladesh barcelona barcelona1 baseball baseball1 basketball basketball1 batman123 bayern123 beautiful
  beautiful1 benjamin benjamin1 besiktas bismillah bismillah1 blessed1 blessing blink182 bonjour1 bonjour123
  borussia brasil123 brother1 brother123 buster123 butterfly butterfly1 cairo123 changeme changeme1 changeme123
  charlie1 charlie123 chelsea1 chelsea123 chicken1 chicken123 children chocolat chocolate chocolate1 christian
  christian1 christina christine christopher colombia colombia1 computer computer1 contrasena contrasena1
  contraseña cookie123 corinthians corvette cowboys1 cristiano customer customer1 customer123 cutiepie danielle
  danielle1 daughter december december1 default1 default123 delivery delivery1 delivery123 deutschland diamond1
  diamond123 doudou123 dragon123 dragonball eagles123 egypt123 egypt2020 elisabeth elizabeth elizabeth1 eminem123
  england1 espana123 facebook facebook1 facebook123 faith123 familia1 family123 fatima123 february fenerbahce
  ferrari1 ferrari123 flamengo flower123 flowers1 football football1 football10 football12 football123 forever1
  forever21 fortnite fortnite1 fortnite123 frankfurt freedom1 freedom123 friday13 friends1 friends123 friendship
  gabriel1 gabriela galatasaray gandalf1 gmail123 godblessme godisgood godzilla1 goodbye1 goodluck1 google123
  greenday grocery1 guest123 guestguest habibi123 habibti1 hallo123 hallo1234 harley123 harleydavidson haslo123
  hassan123 heaven123 hello123 hello1234 hello12345 hellohello helloworld hockey123 honda123 honey123 hotmail1
  hotmail123 hunter123 hunter22 husband1 hussein1 ibrahim1 ibrahim123 ilovegod iloveme1 iloveu123 iloveyou
  iloveyou! iloveyou1 iloveyou123 iloveyou2 india123 indian123 indonesia inshallah instagram internet internet1
  iphone123 isabella isabella1 islam123 istanbul italia123 january1 jennifer jennifer1 jesus123 jesus777
  jesuschrist jonathan jonathan1 jordan123 jordan23 joseph123 joshua123 justinbieber juventus katherine kawasaki
  khaled123 killer123 lakers24 lauren123 letmein1 letmein12 letmein123 letmeinn linkedin linkinpark lionelmessi
  liverpool liverpool1 loulou123 lovelove lovely123 loveme123 lovers12 loveyou1 loveyou123 madison1 maggie123
  mahmoud1 mahmoud123 malaysia manchester manutd123 march123 margaret mariam123 marseille maserati mashallah
  master123 matrix123 matthew1 mercedes mercedes1 messi123 metallica metallica1 mexico123 michael1 michael123
  michaeljackson michelle michelle1 microsoft minecraft minecraft1 minecraft123 mohamed1 mohamed123 mohammad
  mohammed mohammed1 monday123 monkey12 monkey123 motdepasse mother123 motorola muslim123 mustafa1 mustafa123
  mustang1 mustang123 mylove123 mypassword myspace1 naruto123 newpassword nicholas nicholas1 nintendo nintendo1
  nirvana1 november november1 october1 omar1234 onedirection onelove1 onepiece p@ssw0rd p@ssw0rd1 p@ssword
  p@ssword1 pa55word pakistan pakistan1 pakistan123 palmeiras pass1234 pass12345 pass123456 passcode passkey1
  passme123 passpass passw0rd passw0rd1 password password! password0 password00 password01 password1 password1!
  password11 password12 password123 password1234 password12345 password2 password21 password22 password3
  password7 password88 password9 password99 passwordpassword passwords passwort passwort1 passwort123 patricia
  patrick1 pharmacy pharmacy1 pikachu1 playstation playstation1 pokemon1 pokemon123 polska123 porsche1 princess
  princess1 princess123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123wsx qazwsx12 qazwsx123 qazwsxed qazwsxedc
  qazwsxedcrfv qwe12345 qwe123456 qweasd123 qweasdzxc qweqweqwe qwerasdf qwerty00 qwerty01 qwerty1! qwerty11
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty12345678 qwerty21 qwerty22 qwerty77 qwerty99
  qwertyqwerty qwertyui qwertyui1 qwertyuio qwertyuiop qwertyuiop1 rainbow1 rainbow123 ranger123 realmadrid
  rebecca1 redsox04 restaurant rialto123 rialto1234 richard1 robert123 roblox123 ronaldo123 ronaldo7 root1234
  rootroot samantha samantha1 samsung1 samsung123 sara1234 sasuke123 saturday schalke04 schatz123 sebastian
  sebastian1 secret12 secret123 secrets1 security security1 senha123 senha1234 senha12345 september september1
  shadow123 shopping shopping1 sisters1 slipknot slipknot1 soccer12 soccer123 soleil123 sommer123 spiderman
  spiderman1 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 starwars starwars1 starwars123
  steelers stephanie stephanie1 subhanallah summer12 summer123 summer2020 summer2021 summer2022 summer2023
  summer2024 summer2025 sunshine sunshine1 sunshine123 superman superman1 superman123 sweetheart sweetie1
  teamo123 teamomucho temp1234 temporary temppass terminator test1234 test12345 tester123 testing1 testing123
  testtest thankyou thankyou1 thomas123 thursday tigers12 tigger123 toor1234 toyota123 truelove trustno1
  turkey123 twitter1 unicorn1 unicorn123 user1234 user12345 username valentin valentina vanessa1 veronica
  victoria victoria1 welcome! welcome01 welcome02 welcome1 welcome12 welcome123 welcome1234 welcome2 whatever
  whatever1 william1 windows1 windows10 winter12 winter2020 winter2021 winter2022 winter2023 winter2024
  winter2025 woaini123 woaini1314 woaini520 xbox360live xsw21qaz yahoo123 yamaha123 yankees1 yousef123 youtube1
  youtube123 zaq12wsx zaq1xsw2 zaq1zaq1 zxc12345 zxc123456 zxcasdqwe zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnmm
  zxcvzxcv
`
    .trim()
    .split(/\s+/),
);

const runs = ['0123456789012345678909876543210987654321', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** True for a listed password, a repeated short piece, or a run of the alphabet or the keyboard. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.toLowerCase();
  if (isRepeated(typed) || isRun(typed)) return true;
  const list = await leaked();
  return [typed, typed.replace(/[!.?*#@]+$/, '')].some((word) => commonPasswords.has(word) || list.has(word));
}

const MIN_LENGTH = 8;
/** The list is sorted by frequency. About nine thousand of these entries reach the minimum length. */
const LEAKED_COUNT = 25_000;
let list: Promise<ReadonlySet<string>> | undefined;

/** The most frequently leaked passwords. Loaded on first use, because loading slows down the start. */
function leaked(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'].slice(0, LEAKED_COUNT);
    return new Set(words.filter((word) => word.length >= MIN_LENGTH));
  });
  return list;
}

const MAX_PIECE_LENGTH = 4;

function isRepeated(typed: string): boolean {
  const pieces = Array.from({ length: MAX_PIECE_LENGTH }, (_, index) => typed.slice(0, index + 1));
  return pieces.some((piece) => piece.repeat(Math.ceil(typed.length / piece.length)).startsWith(typed));
}

function isRun(typed: string): boolean {
  return runs.some((run) => run.includes(typed) || [...run].reverse().join('').includes(typed));
}
