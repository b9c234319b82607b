import { nameList } from './name-list.ts';

export const SCHOLARS = nameList(`
Ibn Sina=ابن سينا; Al-Farabi=الفارابي; Al-Kindi=الكندي; Ibn Rushd=ابن رشد; Al-Khwarizmi=الخوارزمي;
Al-Biruni=البيروني; Ibn al-Haytham=ابن الهيثم; Al-Razi=الرازي; Ibn Khaldun=ابن خلدون; Ibn Battuta=ابن بطوطة;
Al-Idrisi=الإدريسي; Ibn Jubayr=ابن جبير; Al-Masudi=المسعودي; Al-Yaqubi=اليعقوبي; Al-Maqdisi=المقدسي;
Ibn Tufayl=ابن طفيل; Ibn Zuhr=ابن زهر; Al-Zahrawi=الزهراوي; Ibn al-Nafis=ابن النفيس; Al-Battani=البتاني;
Al-Jazari=الجزري; Jabir ibn Hayyan=جابر بن حيان; Thabit ibn Qurra=ثابت بن قرة; Hunayn ibn Ishaq=حنين بن إسحاق;
Al-Jahiz=الجاحظ; Al-Asmai=الأصمعي; Sibawayh=سيبويه; Al-Khalil=الخليل بن أحمد; Ibn Jinni=ابن جني; Al-Tabari=الطبري;
Ibn al-Athir=ابن الأثير; Yaqut al-Hamawi=ياقوت الحموي; Al-Qalqashandi=القلقشندي; Al-Maqrizi=المقريزي;
Al-Suyuti=السيوطي; Abbas ibn Firnas=عباس بن فرناس; Fatima al-Fihri=فاطمة الفهرية;
Maryam al-Ijliya=مريم العجلية; Hypatia=هيباتيا; Euclid=إقليدس; Ptolemy=بطليموس; Archimedes=أرخميدس;
Galen=جالينوس; Ibn al-Baytar=ابن البيطار; Al-Karaji=الكرجي; Omar Khayyam=عمر الخيام; Al-Tusi=الطوسي;
Ibn al-Shatir=ابن الشاطر; Al-Sufi=الصوفي; Ibn Yunus=ابن يونس; Al-Bustani=بطرس البستاني; Al-Tahtawi=رفاعة الطهطاوي;
Al-Kawakibi=الكواكبي; Ibn Majid=ابن ماجد; Piri Reis=بيري ريس; Leo Africanus=الحسن الوزان; Avempace=ابن باجة;
Al-Zarqali=الزرقالي; Al-Ghazali=الغزالي; Ibn al-Muqaffa=ابن المقفع`);

export const POETS = nameList(`
Al-Mutanabbi=المتنبي; Al-Maarri=أبو العلاء المعري; Abu Tammam=أبو تمام; Al-Buhturi=البحتري; Abu Nuwas=أبو نواس;
Al-Farazdaq=الفرزدق; Jarir=جرير; Imru al-Qais=امرؤ القيس; Antara=عنترة; Labid=لبيد; Zuhayr=زهير; Al-Khansa=الخنساء;
Wallada=ولادة; Ibn Zaydun=ابن زيدون; Ibn Hazm=ابن حزم; Ibn Arabi=ابن عربي; Ibn al-Farid=ابن الفارض; Rumi=الرومي;
Al-Hariri=الحريري; Al-Hamadhani=بديع الزمان; Ziryab=زرياب; Ishaq al-Mawsili=إسحاق الموصلي; Zenobia=زنوبيا;
Hannibal=حنبعل; Elissa=أليسار; Cadmus=قدموس; Saladin=صلاح الدين; Harun al-Rashid=هارون الرشيد; Al-Mamun=المأمون;
Zubayda=زبيدة; Al-Mansur=المنصور; Al-Mutasim=المعتصم; Al-Walid=الوليد; Musa ibn Nusayr=موسى بن نصير;
Tariq ibn Ziyad=طارق بن زياد; Al-Muizz=المعز; Sayf al-Dawla=سيف الدولة; Abu Firas=أبو فراس الحمداني;
Baybars=بيبرس; Scheherazade=شهرزاد; Sindbad=السندباد; Taha Hussein=طه حسين; Naguib Mahfouz=نجيب محفوظ;
Gibran=جبران خليل جبران; May Ziadeh=مي زيادة; Nizar Qabbani=نزار قباني; Mahmoud Darwish=محمود درويش;
Ahmed Shawqi=أحمد شوقي; Hafez Ibrahim=حافظ إبراهيم; Khalil Mutran=خليل مطران; Ilya Abu Madi=إيليا أبو ماضي;
Mikhail Naimy=ميخائيل نعيمة; Al-Sayyab=بدر شاكر السياب; Nazik al-Malaika=نازك الملائكة; Fadwa Tuqan=فدوى طوقان;
Al-Shabbi=أبو القاسم الشابي; Al-Jawahiri=الجواهري; Umm Kulthum=أم كلثوم; Sayed Darwish=سيد درويش;
Asmahan=أسمهان; Farid al-Atrash=فريد الأطرش; Huda Shaarawi=هدى شعراوي; Kahlil Bey=خليل بك; Lubna of Cordoba=لبنى القرطبية;
Ibn Quzman=ابن قزمان; Ibn al-Khatib=لسان الدين بن الخطيب; Hamda=حمدة بنت زياد; Ibn Khafaja=ابن خفاجة;
Al-Mutamid=المعتمد بن عباد; Abd al-Rahman=عبد الرحمن الداخل; Ibn Sahl=ابن سهل; Bashshar=بشار بن برد;
Ibn al-Rumi=ابن الرومي; Abu al-Atahiya=أبو العتاهية; Dibil=دعبل; Kuthayyir=كثير عزة; Majnun Layla=مجنون ليلى;
Jamil Buthayna=جميل بثينة`);

export const FAMILIES = nameList(`
Haddad=حداد; Khoury=خوري; Najjar=نجار; Sabbagh=صباغ; Attar=عطار; Tarazi=طرزي; Azm=العظم; Barudi=البارودي;
Hakim=الحكيم; Salem=سالم; Mansour=منصور; Haidar=حيدر; Karam=كرم; Shaheen=شاهين; Zayn=زين; Farah=فرح; Nassar=نصار;
Habib=حبيب; Aziz=عزيز; Kanaan=كنعان; Saad=سعد; Tamim=تميم; Rashid=رشيد; Murad=مراد; Jaber=جابر; Hashem=هاشم;
Qasim=قاسم; Amin=أمين; Fares=فارس; Ghanem=غانم; Daher=ضاهر; Maalouf=معلوف; Naim=نعيم; Rizk=رزق; Saba=سابا;
Tawil=الطويل; Zakaria=زكريا; Sultan=سلطان; Bitar=البيطار; Dabbas=الدباس; Fakhri=فخري; Ghazi=غازي; Halabi=الحلبي;
Trabulsi=الطرابلسي; Masri=المصري; Maghribi=المغربي; Shami=الشامي; Baghdadi=البغدادي; Andalusi=الأندلسي;
Siqilli=الصقلي; Qubrusi=القبرصي; Iskandarani=الإسكندراني; Naqqash=النقاش; Rassam=الرسام; Kattan=القطان;
Labban=اللبان; Zayyat=الزيات; Tahhan=الطحان; Jawhari=الجوهري; Sayegh=الصائغ; Sawaya=صوايا; Boulos=بولس;
Anton=أنطون; Mikhail=ميخائيل; Yusuf=يوسف; Ibrahim=إبراهيم; Idris=إدريس; Dawud=داود; Sulayman=سليمان; Ayyub=أيوب;
Nuh=نوح; Layla=ليلى; Salma=سلمى; Hind=هند; Maryam=مريم; Yasmina=ياسمينة; Nadia=نادية; Samira=سميرة; Amira=أميرة;
Warda=وردة; Karima=كريمة; Fairouz=فيروز; Rima=ريما; Dalal=دلال; Badran=بدران; Sarkis=سركيس; Hanna=حنا; Zaydan=زيدان;
Shukri=شكري; Lutfi=لطفي; Wahbi=وهبي; Ramzi=رمزي; Fahmi=فهمي; Sidqi=صدقي; Ridwan=رضوان; Qabbani=القباني;
Dimashqi=الدمشقي; Hamawi=الحموي; Tunsi=التونسي; Fasi=الفاسي; Sakakini=السكاكيني; Nabulsi=النابلسي`);
